/** What fields share in looks. No text in a control is under 16 px, or iOS zooms. */

/** A control that is typed into or chosen from. */
export const CONTROL =
  'control min-h-12 w-full min-w-0 appearance-none rounded-control border border-border-strong bg-surface px-3.5 py-2.75 text-[max(1rem,16px)] leading-normal placeholder:text-muted placeholder:opacity-100 focus-visible:border-focus focus-visible:outline-offset-1 disabled:bg-sunken disabled:text-muted aria-invalid:border-danger aria-invalid:shadow-[inset_0_0_0_1px_var(--color-danger)]'

/** The label over a control or a group; a link in it has a full target. */
export const LABEL =
  'mb-1.5 flex w-full items-baseline justify-between gap-3 text-second font-semibold [&_a]:-my-2.5 [&_a]:py-2.5'

/** What is said after the label. */
export const AFTER_LABEL = 'font-normal text-muted'
