import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { NazeError } from '../errors.ts'
import { modelVariable, parseModelName } from './model-name.ts'

const provider = fc.constantFrom('openai', 'anthropic', 'google', 'compatible')

describe('parseModelName', () => {
  it('reads built-in and provider:model', () => {
    expect(parseModelName('built-in')).toEqual({ provider: 'built-in' })
    expect(parseModelName('openai:gpt-x')).toEqual({ provider: 'openai', model: 'gpt-x' })
  })

  it('keeps everything after the first colon as the model', () => {
    const model = fc.stringMatching(/^[A-Za-z0-9:/._@+-]{1,60}$/)
    fc.assert(
      fc.property(provider, model, (provider, model) => {
        expect(parseModelName(`${provider}:${model}`)).toEqual({ provider, model })
      }),
    )
  })

  it.each([
    ['', 'no provider'],
    ['gpt-x', 'no provider'],
    ['Built-In', 'no provider'],
    ['built-in:x', '"built-in" is not a provider'],
    ['OpenAI:gpt-x', '"OpenAI" is not a provider'],
    [' openai:gpt-x', '" openai" is not a provider'],
    ['openai:', 'empty'],
    ['google: gemini', 'space'],
    ['google:gemini\n', 'space or an invisible character'],
    ['compatible:モデル\u200b', 'invisible'],
    [`compatible:${'x'.repeat(201)}`, 'longer than 200'],
  ])('refuses %j and says why', (value, why) => {
    const error = refusal(value)
    expect(error.code).toBe('CONFIG_INVALID')
    expect(error.message).toContain(why)
  })

  it('either reads a value or refuses it with CONFIG_INVALID on one line', () => {
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string(),
          fc.tuple(provider, fc.string()).map((pair) => pair.join(':')),
        ),
        (value) => {
          try {
            const name = parseModelName(value)
            expect(name.provider === 'built-in' ? 'built-in' : `${name.provider}:${name.model}`).toBe(value)
          } catch (error) {
            expect(error).toMatchObject({ code: 'CONFIG_INVALID' })
            expect(String(error)).not.toContain('\n')
          }
        },
      ),
    )
  })
})

it('names the variable of an ask', () => {
  expect(modelVariable('why.plan-turn')).toBe('NAZE_MODEL_WHY_PLAN_TURN')
})

function refusal(value: string): NazeError {
  try {
    parseModelName(value)
  } catch (error) {
    if (error instanceof NazeError) return error
  }
  throw new Error(`${value} was not refused`)
}
