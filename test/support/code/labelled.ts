/** A small repository of one language in which several definitions share a name, with the true uses of one of them. */
export interface LabelledReferences {
  language: string
  files: Record<string, string>
  asked: { name: string; path: string }[]
  /** For each question: every line that really means the definition, the definition itself among them. */
  uses: string[][]
}

export const LABELLED_REFERENCES: LabelledReferences[] = [
  {
    language: 'python',
    files: {
      'shop/__init__.py': 'from .cart import total as total, Cart\n',
      'shop/cart.py': `def total(items):
    return sum(items)

class Cart:
    def add(self, item):
        return total([item])

    def clear(self):
        self.add(None)
`,
      'shop/tax.py': `def total(amount):
    return amount

class Tax:
    def add(self, rate):
        return total(rate)
`,
      'app.py': `from shop import total as sum_up, Cart
import shop.cart

def run():
    cart = Cart()
    cart.add(1)
    # total of nothing
    print("total")
    return sum_up([1]) + shop.cart.total([2])
`,
      'report.py': `from shop.tax import total, Tax

def report():
    tax = Tax()
    tax.add(2)
    return total(3)
`,
      'alone.py': 'def show():\n    total = 1\n    return total\n',
    },
    asked: [
      { name: 'total', path: 'shop/cart.py' },
      { name: 'total', path: 'shop/tax.py' },
      { name: 'Cart.add', path: 'shop/cart.py' },
      { name: 'Tax.add', path: 'shop/tax.py' },
    ],
    uses: [
      ['app.py:1', 'app.py:9', 'shop/__init__.py:1', 'shop/cart.py:1', 'shop/cart.py:6'],
      ['report.py:1', 'report.py:6', 'shop/tax.py:1', 'shop/tax.py:6'],
      ['app.py:6', 'shop/cart.py:5', 'shop/cart.py:9'],
      ['report.py:5', 'shop/tax.py:5'],
    ],
  },
  {
    language: 'go',
    files: {
      'go.mod': 'module example.com/app\n',
      'cart/cart.go': `package cart

type Cart struct{}

func New() *Cart { return &Cart{} }

func (c *Cart) Add(n int) int {
	return total(n)
}
func (c *Cart) Twice(n int) int {
	return c.Add(n) + c.Add(n)
}
`,
      'cart/total.go': 'package cart\n\nfunc total(n int) int { return n }\n',
      'tax/tax.go': `package tax

type Tax struct{}

func New() *Tax { return &Tax{} }
func (t *Tax) Add(n int) int { return total(n) }
func total(n int) int { return n * 2 }
`,
      'main.go': `package main

import (
	"example.com/app/cart"
	levy "example.com/app/tax"
)

func main() {
	c := cart.New()
	t := levy.New()
	var other cart.Cart
	other.Add(1)
	_ = c
	_ = t
}
`,
    },
    asked: [
      { name: 'New', path: 'cart/cart.go' },
      { name: 'New', path: 'tax/tax.go' },
      { name: 'total', path: 'cart/total.go' },
      { name: 'Cart.Add', path: 'cart/cart.go' },
    ],
    uses: [
      ['cart/cart.go:5', 'main.go:9'],
      ['main.go:10', 'tax/tax.go:5'],
      ['cart/cart.go:8', 'cart/total.go:3'],
      ['cart/cart.go:11', 'cart/cart.go:7', 'main.go:12'],
    ],
  },
  {
    language: 'java',
    files: {
      'src/com/shop/Cart.java': `package com.shop;
public class Cart {
  public int add(int n) { return Prices.of(n); }
  public int twice(int n) { return add(n) + this.add(n); }
}
`,
      'src/com/shop/Prices.java':
        'package com.shop;\npublic class Prices {\n  public static int of(int n) { return n; }\n}\n',
      'src/com/tax/Prices.java':
        'package com.tax;\npublic class Prices {\n  public static int of(int n) { return n * 2; }\n}\n',
      'src/com/tax/Tax.java': `package com.tax;
public class Tax {
  public int add(int n) { return Prices.of(n); }
}
`,
      'src/com/app/Main.java': `package com.app;
import com.shop.Cart;
import com.tax.Prices;
public class Main {
  void run(Cart cart) {
    cart.add(1);
    Prices.of(2);
  }
}
`,
    },
    asked: [
      { name: 'Prices', path: 'src/com/shop/Prices.java' },
      { name: 'Prices', path: 'src/com/tax/Prices.java' },
      { name: 'Cart.add', path: 'src/com/shop/Cart.java' },
      { name: 'Prices.of', path: 'src/com/tax/Prices.java' },
    ],
    uses: [
      ['src/com/shop/Cart.java:3', 'src/com/shop/Prices.java:2'],
      ['src/com/app/Main.java:3', 'src/com/app/Main.java:7', 'src/com/tax/Prices.java:2', 'src/com/tax/Tax.java:3'],
      ['src/com/app/Main.java:6', 'src/com/shop/Cart.java:3', 'src/com/shop/Cart.java:4'],
      ['src/com/app/Main.java:7', 'src/com/tax/Prices.java:3', 'src/com/tax/Tax.java:3'],
    ],
  },
  {
    language: 'rust',
    files: {
      'src/lib.rs': 'pub mod cart;\npub mod tax;\n',
      'src/cart.rs': `pub struct Cart;
pub fn total(n: u32) -> u32 { n }
impl Cart {
    pub fn new() -> Self { Cart }
    pub fn add(&self, n: u32) -> u32 { total(n) }
    pub fn twice(&self, n: u32) -> u32 { self.add(n) }
}
`,
      'src/tax.rs': `pub struct Tax;
pub fn total(n: u32) -> u32 { n * 2 }
impl Tax {
    pub fn add(&self, n: u32) -> u32 { total(n) }
}
`,
      'src/main.rs': `use app::cart::{total, Cart};
use app::tax;

fn main() {
    let cart = Cart::new();
    cart.add(1);
    total(2);
    tax::total(3);
}
`,
    },
    asked: [
      { name: 'total', path: 'src/cart.rs' },
      { name: 'total', path: 'src/tax.rs' },
      { name: 'Cart.add', path: 'src/cart.rs' },
    ],
    uses: [
      ['src/cart.rs:2', 'src/cart.rs:5', 'src/main.rs:1', 'src/main.rs:7'],
      ['src/main.rs:8', 'src/tax.rs:2', 'src/tax.rs:4'],
      ['src/cart.rs:5', 'src/cart.rs:6', 'src/main.rs:6'],
    ],
  },
]
