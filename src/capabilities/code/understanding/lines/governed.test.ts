import { expect, test } from 'vitest'
import { governedBy } from './governed.ts'

const script = [
  '  switch (typeof chunk) {',
  "    case 'object':",
  '      if (chunk === null) {',
  "        chunk = ''",
  '      } else if (isBuffer(chunk)) {',
  "        this.type('bin')",
  '      } else {',
  '        return this.json(chunk)',
  '      }',
  '  }',
  '  this.end(chunk)',
].filter((line) => /\p{L}/u.test(line))

test('[code.claims-checked] a condition governs its branches, and nothing behind them', () => {
  expect(governedBy('} else if (isBuffer(chunk)) {', script).map((line) => line.trim())).toEqual([
    "this.type('bin')",
    '} else {',
    'this.json(chunk)',
  ])
})

test('[code.claims-checked] a plain value says nothing of what a branch does', () => {
  expect(governedBy('if text == "":', ['    if text == "":', '        return None'])).toEqual([])
})

test('[code.claims-checked] what is held open governs what is done with it', () => {
  const lines = ['    with open(name) as f:', '        bucket.write(f)', '    return True']
  expect(governedBy('with open(name) as f:', lines)).toEqual(['        bucket.write(f)'])
})

test('[code.claims-checked] a plain statement governs nothing, and neither does what governs too much', () => {
  expect(governedBy('this.end(chunk)', script)).toEqual([])
  const many = Array.from({ length: 13 }, (_, n) => `    step${n}()`)
  expect(governedBy('if (ready) {', ['  if (ready) {', ...many])).toEqual([])
})
