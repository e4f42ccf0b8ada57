// Which rights follow from one that is given or taken (product §6.grants.3).
import { describe, expect, it } from 'vitest'
import { impliedFlags } from './grants.ts'

describe('[6.grants.3] a right that is set', () => {
  it('gives seeing recipes along with editing them, and takes editing along with seeing', () => {
    expect(impliedFlags('canEditRecipes', true)).toEqual({
      canEditRecipes: true,
      canViewRecipes: true,
    })
    expect(impliedFlags('canViewRecipes', false)).toEqual({
      canViewRecipes: false,
      canEditRecipes: false,
    })
  })

  it('moves nothing else', () => {
    expect(impliedFlags('canEditRecipes', false)).toEqual({ canEditRecipes: false })
    expect(impliedFlags('canViewRecipes', true)).toEqual({ canViewRecipes: true })
    expect(impliedFlags('canViewPlaces', false)).toEqual({ canViewPlaces: false })
  })
})
