import type { AllShown } from '#shared/ordinary-fields.ts'
import { TEXT_LINK } from '#ui/text-link.tsx'

/** facts: of a screen that has no place of its own for them. */
export type RemarksProps = Pick<AllShown, 'texts' | 'links'> & Partial<AllShown>

/** What else somebody wrote of a thing: facts, texts, each under its heading, and links below them. */
export function Remarks({ facts = [], texts, links }: RemarksProps) {
  if (facts.length + texts.length + links.length === 0) return null
  return (
    <section className="mt-9 max-w-[64ch] wrap-anywhere" aria-label="Remarks">
      {facts.length > 0 && (
        <dl className="grid gap-3">
          {facts.map(({ name, heading, words }) => (
            <div key={name}>
              <dt className="text-meta text-muted">{heading}</dt>
              <dd className="font-semibold">{words}</dd>
            </div>
          ))}
        </dl>
      )}
      {texts.map(({ name, heading, words }) => (
        <div key={name} className="mt-6">
          <h2>{heading}</h2>
          <p className="lines mt-3" dir="auto">
            {words}
          </p>
        </div>
      ))}
      {links.map(({ name, heading, value }) => (
        <p key={name} className="mt-6">
          <a className={`remark-link ${TEXT_LINK}`} href={value} target="_blank" rel="noreferrer">
            {heading}
          </a>
        </p>
      ))}
    </section>
  )
}
