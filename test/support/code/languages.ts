/** One file of each language in the box, with every definition that must be found in it, and what it imports and calls. */
export interface LanguageFixture {
  file: string
  source: string
  /** kind, name with its container, first and last line. */
  symbols: string[]
  imports: string[]
  calls: string[]
}

export const LANGUAGE_FIXTURES: Record<string, LanguageFixture> = {
  typescript: {
    file: 'cart.ts',
    source: `import { price, type Money as Coin } from './price.ts'
export * from './again.ts'

/** What somebody wants to buy. */
export interface Item {
  name: string
  cost(): Coin
}
export type Key = keyof Item
export enum Size { Small, Large = 'l' }
export const RATE = 0.1
export const taxed = async <T,>(item: T): Promise<number> => {
  const inner = () => price(item)
  return inner()
}
export abstract class Cart<T extends Item> extends Base<{ a: 1 }> {
  static readonly max = 3
  #items: T[] = []
  constructor(private readonly owner: string) { super() }
  get size(): number { return this.#items.length }
  add(item: T): void
  add(item: T, n = 1): void {
    const pattern = /[/"']\\}/.test(item.name)
    this.#items.push(item)
  }
}
namespace Inner { export function helper() {} }
const table = { run() { return 1 }, stop: () => taxed(1), plain: 2 }
export default function main() { switch (RATE) { case 1: { if (table) return } } }
`,
    symbols: [
      'interface Item 5-8',
      'property Item.name 6-6',
      'method Item.cost 7-7',
      'type Key 9-9',
      'enum Size 10-10',
      'member Size.Small 10-10',
      'member Size.Large 10-10',
      'constant RATE 11-11',
      'function taxed 12-15',
      'function taxed.inner 13-13',
      'class Cart 16-26',
      'property Cart.max 17-17',
      'property Cart.#items 18-18',
      'method Cart.constructor 19-19',
      'method Cart.size 20-20',
      'method Cart.add 21-21',
      'method Cart.add 22-25',
      'module Inner 27-27',
      'function Inner.helper 27-27',
      'constant table 28-28',
      'method table.run 28-28',
      'method table.stop 28-28',
      'function main 29-29',
    ],
    imports: ['./price.ts', './again.ts'],
    calls: ['price', 'inner', 'push', 'test', 'taxed'],
  },
  tsx: {
    file: 'page.tsx',
    source: `import React from 'react'
const Label = <T,>(props: { of: T }) => <b title="it's">{String(props.of)} don't {'}'}</b>
export function Page({ items }: { items: string[] }) {
  const list = items.map((item) => <Label key={item} of={{ render: () => <i>{item}</i> }} />)
  return (
    <main onClick={() => track('x')}>
      {list}
      <Label of={1} />
    </main>
  )
}
export const after = 1
`,
    symbols: ['function Label 2-2', 'function Page 3-11', 'method Page.render 4-4', 'constant after 12-12'],
    imports: ['react'],
    calls: ['Label', 'map', 'track', 'String'],
  },
  javascript: {
    file: 'old.js',
    source: `const fs = require('fs')
var count = 0
function* walk(dir) { yield fs.readdirSync(dir) }
class Queue { static from(x) { return new Queue(x) } last = 1 }
exports.walk = walk
const a = b / c / d
let half = x => x / 2
`,
    symbols: [
      'constant fs 1-1',
      'variable count 2-2',
      'function walk 3-3',
      'class Queue 4-4',
      'method Queue.from 4-4',
      'property Queue.last 4-4',
      'constant a 6-6',
      'function half 7-7',
    ],
    imports: ['fs'],
    calls: ['readdirSync', 'Queue'],
  },
  python: {
    file: 'shop.py',
    source: `"""Shop."""
import os.path as p, json
from .models import (  # ours
    Order as O,
    Item,
)

LIMIT = 3
total: int = 0

@dataclass
class Shop(Base):
    """Sells."""
    name = "def no(): pass"

    async def sell(self, item: Item,
                   count=1) -> O:
        """Sells one."""
        def inner(x):
            return helper(x)
        text = """
def not_here():
"""
        return inner(item)

    @property
    def size(self): return 1


def helper(x):
    if x:
        return json.dumps(x)
    # done
`,
    symbols: [
      'constant LIMIT 8-8',
      'variable total 9-9',
      'class Shop 12-27',
      'property Shop.name 14-14',
      'method Shop.sell 16-24',
      'function Shop.sell.inner 19-20',
      'method Shop.size 27-27',
      'function helper 30-32',
    ],
    imports: ['os.path', 'json', '.models'],
    calls: ['helper', 'inner', 'dumps'],
  },
  go: {
    file: 'shop.go',
    source: `package shop

import (
	"fmt"
	m "example.com/app/money"
)

const Limit = 3

type Shop struct {
	Name string
}
type Seller interface {
	Sell(n int) error
}

// Sell sells.
func (s *Shop) Sell(n int) error {
	return check(n)
}
func check(n int) error { fmt.Println(m.Of(n)); return nil }
`,
    symbols: [
      'module shop 1-1',
      'constant Limit 8-8',
      'struct Shop 10-12',
      'property Shop.Name 11-11',
      'interface Seller 13-15',
      'method Seller.Sell 14-14',
      'method Shop.Sell 18-20',
      'function check 21-21',
    ],
    imports: ['fmt', 'example.com/app/money'],
    calls: ['check', 'Println', 'Of'],
  },
  rust: {
    file: 'shop.rs',
    source: `use std::{fmt, collections::{HashMap as Map, self}};
mod price;
pub const LIMIT: u32 = 3;
pub struct Shop<'a> { name: &'a str }
pub enum Size { Small, Large(u8) }
pub trait Sell { fn sell(&self) -> u32; }
impl<'a> Sell for Shop<'a> {
    fn sell(&self) -> u32 { price::of(self.name) }
}
macro_rules! shout { () => {} }
fn main() { let c = 'x'; shout!(); }
`,
    symbols: [
      'module price 2-2',
      'constant LIMIT 3-3',
      'struct Shop 4-4',
      'property Shop.name 4-4',
      'enum Size 5-5',
      'member Size.Small 5-5',
      'member Size.Large 5-5',
      'trait Sell 6-6',
      'method Sell.sell 6-6',
      'method Shop.sell 8-8',
      'macro shout 10-10',
      'function main 11-11',
    ],
    imports: ['std', 'std::collections', 'std::collections'],
    calls: ['of', 'shout'],
  },
  java: {
    file: 'Shop.java',
    source: `package com.example.shop;
import java.util.List;
import static com.example.Prices.*;
public class Shop<T> implements Seller {
  private final List<T> items;
  public Shop(List<T> items) { this.items = items; }
  @Override
  public int sell(int n) { return of(n); }
  enum Size { SMALL, LARGE }
  interface Inner { void go(); }
}
record Pair(int a) {}
`,
    symbols: [
      'module com.example.shop 1-1',
      'class Shop 4-11',
      'property Shop.items 5-5',
      'method Shop.Shop 6-6',
      'method Shop.sell 7-8',
      'enum Shop.Size 9-9',
      'member Shop.Size.SMALL 9-9',
      'member Shop.Size.LARGE 9-9',
      'interface Shop.Inner 10-10',
      'method Shop.Inner.go 10-10',
      'class Pair 12-12',
    ],
    imports: ['java.util', 'com.example.Prices'],
    calls: ['of'],
  },
  c: {
    file: 'shop.c',
    source: `#include <stdio.h>
#include "shop.h"
#define LIMIT 3
#define MAX(a, b) ((a) > (b) ? (a) : (b))
typedef struct shop { int count; } shop_t;
enum size { SMALL, LARGE };
static int total = 0;
int check(int n);
char *name_of(shop_t *s) { return 0; }
int sell(shop_t *s, int n) { printf("%d", n); return check(n); }
`,
    symbols: [
      'macro LIMIT 3-3',
      'macro MAX 4-4',
      'type shop_t 5-5',
      'struct shop 5-5',
      'property shop.count 5-5',
      'enum size 6-6',
      'member size.SMALL 6-6',
      'member size.LARGE 6-6',
      'variable total 7-7',
      'function check 8-8',
      'function name_of 9-9',
      'function sell 10-10',
    ],
    imports: ['stdio.h', 'shop.h'],
    calls: ['printf', 'check'],
  },
  cpp: {
    file: 'shop.cpp',
    source: `#include <vector>
namespace shop {
class Cart : public Base {
 public:
  Cart();
  int size() const { return items.size(); }
 private:
  std::vector<int> items;
};
template <typename T> T twice(T x) { return x + x; }
using Money = long;
}
int shop::Cart::sell(int n) { return shop::twice(n); }
`,
    symbols: [
      'module shop 2-12',
      'class shop.Cart 3-9',
      'method shop.Cart.Cart 5-5',
      'method shop.Cart.size 6-6',
      'property shop.Cart.items 8-8',
      'function shop.twice 10-10',
      'type shop.Money 11-11',
      'method shop.Cart.sell 13-13',
    ],
    imports: ['vector'],
    calls: ['size', 'twice'],
  },
  csharp: {
    file: 'Shop.cs',
    source: `using System.Text;
namespace Example.Shop {
  public interface ISell { int Sell(int n); }
  public class Cart : ISell {
    private int count;
    public int Size { get; set; }
    public Cart() { }
    public int Sell(int n) => Check(n);
    int Check(int n) { return new Price(n).Value(); }
  }
  enum Kind { Small, Large }
  struct Point { }
  record Pair(int A);
}
`,
    symbols: [
      'module Example.Shop 2-14',
      'interface Example.Shop.ISell 3-3',
      'method Example.Shop.ISell.Sell 3-3',
      'class Example.Shop.Cart 4-10',
      'property Example.Shop.Cart.count 5-5',
      'property Example.Shop.Cart.Size 6-6',
      'method Example.Shop.Cart.Cart 7-7',
      'method Example.Shop.Cart.Sell 8-8',
      'method Example.Shop.Cart.Check 9-9',
      'enum Example.Shop.Kind 11-11',
      'member Example.Shop.Kind.Small 11-11',
      'member Example.Shop.Kind.Large 11-11',
      'struct Example.Shop.Point 12-12',
      'class Example.Shop.Pair 13-13',
    ],
    imports: ['System.Text'],
    calls: ['Check', 'Price', 'Value'],
  },
  ruby: {
    file: 'shop.rb',
    source: `require 'json'
require_relative "price"
module Shop
  LIMIT = 3
  class Cart < Base
    def initialize(items) = @items = items
    def sell(n)
      check(n)
    end
    def self.from(x)
      new(x)
    end
  end
end
def check(n) = n
`,
    symbols: [
      'module Shop 3-14',
      'constant Shop.LIMIT 4-4',
      'class Shop.Cart 5-13',
      'method Shop.Cart.initialize 6-6',
      'method Shop.Cart.sell 7-9',
      'method Shop.Cart.from 10-12',
      'function check 15-15',
    ],
    imports: ['json', 'price'],
    calls: ['check', 'new'],
  },
  php: {
    file: 'Shop.php',
    source: `<?php
namespace Example\\Shop;
use Example\\Money as M;
const LIMIT = 3;
interface Sells { public function sell(int $n): int; }
trait Counts { private $count = 0; }
class Cart implements Sells {
  use Counts;
  const MAX = 3;
  public function sell(int $n): int { return check($n); }
}
enum Size { case Small; }
function check($n) { return M::of($n)->value(); }
`,
    symbols: [
      'module Example\\Shop 2-2',
      'constant LIMIT 4-4',
      'interface Sells 5-5',
      'method Sells.sell 5-5',
      'trait Counts 6-6',
      'property Counts.count 6-6',
      'class Cart 7-11',
      'constant Cart.MAX 9-9',
      'method Cart.sell 10-10',
      'enum Size 12-12',
      'member Size.Small 12-12',
      'function check 13-13',
    ],
    imports: ['Example'],
    calls: ['check', 'of', 'value'],
  },
  bash: {
    file: 'shop.sh',
    source: `#!/bin/bash
source ./lib.sh
LIMIT=3
sell() {
  check "$1"
}
function check { echo "$1"; }
sell 1
`,
    symbols: ['variable LIMIT 3-3', 'function sell 4-6', 'function check 7-7'],
    imports: ['./lib.sh'],
    calls: ['check', 'echo', 'sell'],
  },
  css: {
    file: 'shop.css',
    source: `@import 'base.css';
:root { --gap: 4px; }
.cart, #total { color: red; }
@keyframes spin { from { top: 0 } }
`,
    symbols: ['variable --gap 2-2', 'selector cart 3-3', 'selector total 3-3', 'selector spin 4-4'],
    imports: ['base.css'],
    calls: [],
  },
  html: {
    file: 'shop.html',
    source: `<html><head><script src="./app.js"></script></head>
<body><!-- <div id="no"> -->
<h1>Our <b>shop</b></h1>
<cart-view id="cart"></cart-view>
</body></html>
`,
    symbols: ['heading Our shop 3-3', 'element cart 4-4'],
    imports: ['./app.js'],
    calls: ['cart-view'],
  },
  lua: {
    file: 'shop.lua',
    source: `local json = require("json")
local Shop = {}
-- function nope() end
function Shop.new(name)
  if name == "end" then
    return nil
  elseif name then
    for i = 1, 3 do print(i) end
  end
  return setmetatable({}, Shop)
end
function Shop:sell(n)
  return check(n)
end
local function check(n) return n end
Shop.close = function() end
`,
    symbols: [
      'variable json 1-1',
      'variable Shop 2-2',
      'method Shop.new 4-11',
      'method Shop.sell 12-14',
      'function check 15-15',
      'method Shop.close 16-16',
    ],
    imports: ['json'],
    calls: ['print', 'setmetatable', 'check'],
  },
  json: {
    file: 'shop.json',
    source: `{
  "name": "shop",
  "scripts": {
    "test": "run",
    "a:b": "c"
  },
  "list": [{ "no": 1 }]
}
`,
    symbols: ['key name 2-2', 'key scripts 3-6', 'key scripts.test 4-4', 'key scripts.a:b 5-5', 'key list 7-7'],
    imports: [],
    calls: [],
  },
  yaml: {
    file: 'shop.yaml',
    source: `on: push
jobs:
  test: # first
    steps:
      - name: Run
        run: |
          echo: not a key
  "deploy":
    needs: test
`,
    symbols: [
      'key on 1-1',
      'key jobs 2-10',
      'key jobs.test 3-7',
      'key jobs.test.steps 4-7',
      'key jobs.test.steps.name 5-5',
      'key jobs.test.steps.run 6-7',
      'key jobs.deploy 8-10',
      'key jobs.deploy.needs 9-10',
    ],
    imports: [],
    calls: [],
  },
  markdown: {
    file: 'shop.md',
    source: `# Shop
Text, see [more](./more.md).
## Selling
\`\`\`
# not a heading
\`\`\`
Under
-----
# Last
`,
    symbols: ['heading Shop 1-8', 'heading Shop.Selling 3-6', 'heading Shop.Under 7-8', 'heading Last 9-10'],
    imports: ['./more.md'],
    calls: [],
  },
}
