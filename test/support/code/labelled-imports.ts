import type { LabelledReferences } from './labelled.ts'

/** How names come from one file into another, with every trap a language has for whoever only reads the last word. */
export const LABELLED_IMPORTS: LabelledReferences[] = [
  {
    language: 'python imports',
    files: {
      'shop/__init__.py': 'from .cart import total\nfrom . import tax\n\n__all__ = ["total", "tax"]\n',
      'shop/cart.py': `__all__ = [
    "total",
]

def total(items):
    return sum(items)

def _hidden(items):
    return total(items)
`,
      'shop/tax.py': 'from .cart import total as base\n\ndef total(n):\n    return base([n])\n',
      'shop/deep/__init__.py': '',
      'shop/deep/report.py': `from .. import cart as c
from ..tax import total
import shop.cart as long
import shop.cart

def report():
    print(f"sum {c.total([1]):>{long.total([2])}} and {{total}}")
    return total(1), shop.cart.total([3])
`,
      'plain.py': 'import shop\n\ntext = f\'{shop.total([1])!r} total\'\nraw = "total {total}"\n',
      'far.py': 'from elsewhere import total\n\ntotal(1)\n',
      'late.py': `import shop.deep
from shop import total

def late(items):
    # What it comes to in the end.
    total(items)
    return shop.tax.total(1) + shop.cart.total(items)

def own(items):
    first, total = items
    return total
`,
    },
    asked: [
      { name: 'total', path: 'shop/cart.py' },
      { name: 'total', path: 'shop/tax.py' },
    ],
    uses: [
      [
        'late.py:2',
        'late.py:6',
        'late.py:7',
        'plain.py:3',
        'shop/__init__.py:1',
        'shop/__init__.py:4',
        'shop/cart.py:2',
        'shop/cart.py:5',
        'shop/cart.py:9',
        'shop/deep/report.py:7',
        'shop/deep/report.py:8',
        'shop/tax.py:1',
        'shop/tax.py:4',
      ],
      ['late.py:7', 'shop/deep/report.py:2', 'shop/deep/report.py:8', 'shop/tax.py:3'],
    ],
  },
  {
    language: 'go imports',
    files: {
      'go.mod': 'module example.com/app\n\ngo 1.22\n',
      'util/util.go': 'package util\n\nfunc Clean(s string) string { return s }\n',
      'web/util/util.go': 'package util\n\nfunc Clean(s string) string { return s + "w" }\n',
      'web/page.go': `package web

import "example.com/app/web/util"

func Page() string { return util.Clean("a") }
`,
      'main.go': `package main

import (
	"example.com/app/util"
	webutil "example.com/app/web/util"
)

func main() {
	util.Clean("b")
	webutil.Clean("c")
}
`,
      'dot.go': 'package main\n\nimport . "example.com/app/util"\n\nfunc dotted() string { return Clean("d") }\n',
    },
    asked: [
      { name: 'Clean', path: 'util/util.go' },
      { name: 'Clean', path: 'web/util/util.go' },
    ],
    uses: [
      ['dot.go:5', 'main.go:9', 'util/util.go:3'],
      ['main.go:10', 'web/page.go:5', 'web/util/util.go:3'],
    ],
  },
  {
    language: 'rust imports',
    files: {
      'Cargo.toml': '[package]\nname = "app"\n',
      'src/lib.rs': 'pub mod shop;\npub mod tax;\npub use self::shop::util::clean as tidy;\n',
      'src/shop/mod.rs': 'pub mod util;\nuse self::util::clean;\n\npub fn open() -> u32 { clean(1) }\n',
      'src/shop/util.rs':
        'pub fn clean(n: u32) -> u32 { n }\n\npub mod inner {\n    use super::clean;\n    pub fn twice() -> u32 { clean(2) }\n}\n',
      'src/tax/mod.rs':
        'pub mod util;\nuse super::shop::util as other;\nuse crate::tax::util::clean;\n\npub fn tax() -> u32 { clean(1) + other::clean(2) }\n',
      'src/tax/util.rs': 'pub fn clean(n: u32) -> u32 { n * 2 }\n',
      'src/main.rs': 'use app::tidy;\nuse app::shop::util::clean;\n\nfn main() {\n    tidy(1);\n    clean(2);\n}\n',
    },
    asked: [
      { name: 'clean', path: 'src/shop/util.rs' },
      { name: 'clean', path: 'src/tax/util.rs' },
    ],
    uses: [
      [
        'src/lib.rs:3',
        'src/main.rs:1',
        'src/main.rs:2',
        'src/main.rs:5',
        'src/main.rs:6',
        'src/shop/mod.rs:2',
        'src/shop/mod.rs:4',
        'src/shop/util.rs:1',
        'src/shop/util.rs:4',
        'src/shop/util.rs:5',
        'src/tax/mod.rs:5',
      ],
      ['src/tax/mod.rs:3', 'src/tax/mod.rs:5', 'src/tax/util.rs:1'],
    ],
  },
  {
    language: 'java imports',
    files: {
      'src/com/shop/Prices.java':
        'package com.shop;\npublic class Prices {\n  public static int of(int n) { return n; }\n}\n',
      'src/com/tax/Prices.java':
        'package com.tax;\npublic class Prices {\n  public static int of(int n) { return n * 2; }\n}\n',
      'src/com/app/One.java':
        'package com.app;\nimport static com.shop.Prices.of;\npublic class One {\n  int run() { return of(1); }\n}\n',
      'src/com/app/All.java':
        'package com.app;\nimport static com.tax.Prices.*;\npublic class All {\n  int run() { return of(2); }\n}\n',
      'src/com/app/Full.java':
        'package com.app;\npublic class Full {\n  int run() { return com.shop.Prices.of(3); }\n}\n',
    },
    asked: [
      { name: 'Prices.of', path: 'src/com/shop/Prices.java' },
      { name: 'Prices.of', path: 'src/com/tax/Prices.java' },
    ],
    uses: [
      ['src/com/app/Full.java:3', 'src/com/app/One.java:2', 'src/com/app/One.java:4', 'src/com/shop/Prices.java:3'],
      ['src/com/app/All.java:4', 'src/com/tax/Prices.java:3'],
    ],
  },
]
