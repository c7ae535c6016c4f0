/** What a schema finds wrong, as problems: where it stands in the file, a code, what was wanted and what was there. */
import type { Params, Problem } from '@siegeworks/kernel'
import type * as v from 'valibot'

type Issue = v.BaseIssue<unknown>

export const schemaProblems = (issues: readonly Issue[], under = ''): readonly Problem[] =>
  issues.flatMap(issue => {
    const branch = closestBranch(issue)
    return branch ? schemaProblems(branch, pathOf(issue, under)) : [problemOf(issue, under)]
  })

/**
 * Of a union's branches the one that was meant: a wrong value under a key that is there says more than a key that
 * only another branch has. None when no branch came further than its first look.
 */
const closestBranch = (issue: Issue): readonly Issue[] | undefined => {
  if (issue.type !== 'union' || !issue.issues) return
  const deeper = issue.issues.filter(inner => inner.path)
  const meant = deeper.find(inner => inner.received !== 'undefined' && inner.expected !== 'never') ?? deeper[0]
  return meant && [meant]
}

const problemOf = (issue: Issue, under: string): Problem => {
  const at = pathOf(issue, under)
  const params: Params = { expected: issue.expected ?? '', received: issue.received }
  return { at: at === '' ? 'file' : at, code: codeOf(issue), params }
}

const pathOf = (issue: Issue, under: string): string =>
  (issue.path ?? []).reduce(
    (at, step) =>
      typeof step.key === 'number' ? `${at}[${step.key}]` : at === '' ? `${step.key}` : `${at}.${step.key}`,
    under,
  )

/** Our own checks carry their code as the message; valibot's own messages are English and start with a capital. */
const codeOf = (issue: Issue): string => {
  if (/^[a-z-]+$/.test(issue.message)) return issue.message
  if (issue.type === 'strict_object' && issue.expected === 'never') return 'unknown-key'
  if (issue.type === 'strict_object' && issue.received === 'undefined' && issue.path) return 'missing-key'
  if (issue.type === 'variant' || issue.type === 'picklist' || issue.type === 'literal') return 'not-one-of'
  return 'wrong-type'
}
