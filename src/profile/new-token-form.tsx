import { useState } from 'react'
import {
  newAccessToken,
  TOKEN_DOMAINS,
  type CreatedAccessToken,
} from '#shared/schemas/access-token.ts'
import { focusField, textOf } from '#ui/form-fields.ts'
import { useSending } from '#ui/use-sending.ts'
import { Button } from '#ui/button.tsx'
import { DialogButtons, DialogFields } from '#ui/dialog.tsx'
import { Field } from '#ui/field.tsx'
import { Select } from '#ui/select.tsx'
import { TextInput } from '#ui/text-input.tsx'
import { DOMAIN_WORDS, LIVES } from './access-token-words.ts'
import { makeToken } from './access-tokens.data.ts'
import { OrSignIn } from './or-sign-in.tsx'

type Problem = { field: string; message: string; code?: string | undefined }

type Props = { onMade: (token: CreatedAccessToken) => void; onCancel: () => void }

/** Name, rights and last day of a new token. Grocery lists are what most programs want. */
export function NewTokenForm({ onMade, onCancel }: Props) {
  const [problem, setProblem] = useState<Problem>()
  const form = useSending(async (fields, element) => {
    const wanted = newAccessToken.safeParse(wantedOf(fields))
    if (!wanted.success) {
      const [issue] = wanted.error.issues
      const field = issue?.path[0] === 'name' ? 'name' : 'lists'
      setProblem({ field, message: issue?.message ?? '' })
      return focusField(element, field)
    }
    const made = await makeToken(wanted.data)
    if (made.ok) onMade(made.value)
    else setProblem({ field: 'name', message: made.message, code: made.code })
  })
  const errorOf = (field: string) => (problem?.field === field ? problem.message : undefined)
  return (
    <form noValidate {...form.bind}>
      <DialogFields>
        <Field label="Name" hint="The program that will use it." error={errorOf('name')}>
          <TextInput name="name" autoComplete="off" data-autofocus />
        </Field>
        {TOKEN_DOMAINS.map((domain) => (
          <Field key={domain} label={DOMAIN_WORDS[domain]} error={errorOf(domain)}>
            <Select name={domain} defaultValue={domain === 'lists' ? 'write' : ''}>
              <option value="">Nothing</option>
              <option value="read">Read</option>
              <option value="write">Read and change</option>
            </Select>
          </Field>
        ))}
        <Field label="Good for">
          <Select name="days" defaultValue="365">
            {LIVES.map(({ days, words }) => (
              <option key={words} value={days ?? ''}>
                {words}
              </option>
            ))}
          </Select>
        </Field>
      </DialogFields>
      <DialogButtons onCancel={onCancel} busy={form.busy}>
        <OrSignIn problem={problem}>
          <Button type="submit" busy={form.busy} busyText="Making...">
            Make
          </Button>
        </OrSignIn>
      </DialogButtons>
    </form>
  )
}

function wantedOf(fields: FormData): unknown {
  const chosen = TOKEN_DOMAINS.map((domain) => [domain, textOf(fields, domain)] as const)
  const rights = Object.fromEntries(chosen.filter(([, access]) => access !== ''))
  const days = textOf(fields, 'days')
  return {
    name: textOf(fields, 'name'),
    rights,
    ...(days === '' ? {} : { expiresInDays: Number(days) }),
  }
}
