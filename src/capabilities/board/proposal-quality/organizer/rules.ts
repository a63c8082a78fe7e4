import { isReachable } from '../../status/transitions.ts'
import { forbiddenWords } from '../forbidden-words.ts'
import { boardRules } from './board-rules.ts'
import { duplicateRules } from './duplicate-rules.ts'
import { idsIn, type OrganizerView, viewOrganizer } from './view.ts'
import { isBlank } from '#text/blank.ts'
import { essence, shown } from '../plain-text.ts'
import { OrganizerReportSchema } from '../report-schemas.ts'
import { type Quality, type QualityRule, shapeErrors } from '../quality-rule.ts'

type Rule = QualityRule<OrganizerView>

const shape: Rule = {
  name: 'shape',
  strength: 'must',
  check: (view) => shapeErrors(OrganizerReportSchema, view.raw),
}

const usableIds: Rule = {
  name: 'usable_ids',
  strength: 'must',
  check: (view, { usable }) =>
    idsIn(view)
      .filter(({ text }) => !isBlank(text) && !usable.has(text))
      .map(({ path, text }) => `${path} '${shown(text)}' is not in valid node list`),
}

const forbidden: Rule = {
  name: 'forbidden_phrase',
  strength: 'must',
  check: (view, facts) =>
    forbiddenWords('organizer', view.raw, facts).map(
      ({ path, word }) => `${path} contains forbidden phrase '${word}' (a proposal leaves the decision to a person)`,
    ),
}

const relationToItself: Rule = {
  name: 'relation_to_itself',
  strength: 'must',
  check: ({ relations }) =>
    relations
      .filter(({ from, to }) => from !== undefined && from === to && !isBlank(from))
      .map(({ path, from }) => `${path} relates node '${shown(from ?? '')}' to itself`),
}

/** A new node starts as CAPTURED. */
const childStatus: Rule = {
  name: 'child_status',
  strength: 'must',
  check: ({ decompositions }) =>
    decompositions
      .flatMap(({ children }) => children)
      .filter(({ status }) => status !== undefined && !isBlank(status) && !isReachable('CAPTURED', status))
      .map(({ path, status }) => `${path}.suggested_status '${shown(status ?? '')}' is not reachable from CAPTURED`),
}

const childIsTarget: Rule = {
  name: 'child_is_target',
  strength: 'must',
  check: ({ decompositions }) =>
    decompositions.flatMap(({ children, targetTitle }) =>
      children
        .filter(({ title }) => title !== undefined && targetTitle !== undefined && !isBlank(title))
        .filter(({ title }) => essence(title ?? '') === essence(targetTitle ?? ''))
        .map(({ path }) => `${path}.title repeats the node it would be a part of`),
    ),
}

const NEXT_STEP = /まず|最初に|はじめに|始めに|\b(?:first|start|begin|next)\b/iu

const nextStep: Rule = {
  name: 'next_step',
  strength: 'should',
  check: ({ summary }) =>
    summary === undefined || NEXT_STEP.test(summary) ? [] : ['summary could suggest next step (e.g. まず◯◯)'],
}

const specificLabels: Rule = {
  name: 'specific_labels',
  strength: 'should',
  check: ({ groupings, relations }) =>
    [
      ...groupings.map(({ path, label }) => ({ path: `${path}.group_label`, text: label })),
      ...relations.map(({ path, type }) => ({ path: `${path}.relation_type`, text: type })),
    ]
      .filter(({ text }) => text !== undefined && [...text.trim()].length === 1)
      .map(({ path }) => `${path} could be more specific (2 characters or more)`),
}

const rules: readonly Rule[] = [
  shape,
  usableIds,
  relationToItself,
  ...duplicateRules,
  childIsTarget,
  childStatus,
  forbidden,
  ...boardRules,
  nextStep,
  specificLabels,
]

export const organizerQuality: Quality<OrganizerView> = { view: viewOrganizer, rules }
