import { useState } from 'react'
import { Avatar } from '#ui/avatar.tsx'
import { Button } from '#ui/button.tsx'
import { Card, CardLink } from '#ui/card.tsx'
import { Chip } from '#ui/chip.tsx'
import { DietBadge } from '#ui/diet-badge.tsx'
import { ErrorBox } from '#ui/error-box.tsx'
import { ProgressBar, ProgressRing } from '#ui/progress.tsx'
import { RadioList } from '#ui/radio-list.tsx'
import { RatingPicker, RatingTicks } from '#ui/rating-picker.tsx'
import { SearchField } from '#ui/search-field.tsx'
import { SectionHeading } from '#ui/section-heading.tsx'
import { SyncChip, syncSentence, type SyncState } from '#ui/sync-chip.tsx'
import { TextLink } from '#ui/text-link.tsx'

/** Ratings, searching, choosing one of a few. */
export function ChoiceSamples() {
  const [rating, setRating] = useState(7)
  const [search, setSearch] = useState('')
  const [list, setList] = useState('1')
  return (
    <Card as="section" className="gallery-card">
      <h2>Rating, search, choice</h2>
      <RatingPicker label="Food" value={rating} onChange={setRating} />
      <RatingTicks value={rating} />
      <SearchField label="search recipes" value={search} onChange={setSearch} />
      <RadioList
        label="List"
        value={list}
        onChange={setList}
        choices={[
          { value: '1', label: 'Weekend', note: '14 items' },
          { value: '2', label: 'Cabin trip', note: '23 items' },
        ]}
      />
      <ErrorBox>Error: Title is required</ErrorBox>
      <p>
        A link <TextLink to="/recipes">in a sentence</TextLink>, and one alone.
      </p>
      <TextLink to="/recipes/create" block>
        Add a recipe
      </TextLink>
    </Card>
  )
}

/** Facts: chips, diets, people, progress. */
export function FactSamples() {
  return (
    <Card as="section" className="gallery-card">
      <h2>Chips, people, progress</h2>
      <div className="gallery-row">
        <Chip icon="leaf">Vegan</Chip>
        <Chip icon="sprout">Vegetarian</Chip>
        <Chip icon="meat">Meat</Chip>
        <Chip icon="clock">50 minutes</Chip>
      </div>
      <div className="gallery-row">
        <DietBadge diet="VEGAN" />
        <DietBadge diet="VEGETARIAN" />
        <DietBadge diet="MEAT" />
        <DietBadge diet="VEGAN" look="icon" />
      </div>
      <div className="gallery-row">
        <Avatar name="Anna Weber" size="sm" />
        <Avatar name="Tomás Rivera" />
        <Avatar name="Mei Chen" size="lg" />
      </div>
      <SectionHeading note="3">Desserts</SectionHeading>
      <ProgressBar label="In the cart" value={5} max={14} />
      <ProgressBar label="Ripening" value={9} max={14} />
      <div className="gallery-row">
        <ProgressRing label="In the cart" value={5} max={14} />
        <ProgressRing label="In the cart" value={0} max={23} />
        <ProgressRing label="Timer" value={5} max={14} tone="accent" size={40} text="" />
      </div>
      <CardLink to="/groceries" className="gallery-card">
        <h3>Weekend</h3>
        <p className="meta">Last updated: 21/11/2026, 10:42</p>
      </CardLink>
    </Card>
  )
}

const states: readonly SyncState[] = [
  { kind: 'saving', count: 2 },
  { kind: 'offline', count: 0 },
  { kind: 'offline', count: 3 },
  { kind: 'retrying', seconds: 20 },
  { kind: 'overruled', name: 'Anna', thing: '“Milk”' },
  { kind: 'rejected', count: 1 },
  { kind: 'signed-out', count: 3 },
]

/** The sync chip in each state with its sentence. */
export function SyncSamples() {
  return (
    <Card as="section" className="gallery-card">
      <h2>Sync, quietly</h2>
      <ul className="gallery-list">
        {states.map((state) => (
          <li className="gallery-fact" key={syncSentence(state)}>
            <SyncChip state={state} onOpen={() => {}} />
            <span className="meta">{syncSentence(state)}</span>
          </li>
        ))}
      </ul>
      <div>
        <Button look="soft" size="small" icon="refresh">
          Sync now
        </Button>
      </div>
    </Card>
  )
}
