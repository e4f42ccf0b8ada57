import { useState } from 'react'
import { Button } from '#ui/button.tsx'
import { Card } from '#ui/card.tsx'
import { Checkbox } from '#ui/checkbox.tsx'
import { Field } from '#ui/field.tsx'
import { IconButton } from '#ui/icon-button.tsx'
import { Segmented } from '#ui/segmented.tsx'
import { Select } from '#ui/select.tsx'
import { Switch } from '#ui/switch.tsx'
import { TextArea } from '#ui/text-area.tsx'
import { TextInput } from '#ui/text-input.tsx'

/** Every button in every state. */
export function ButtonSamples() {
  return (
    <Card as="section" className="gallery-card">
      <h2>Button</h2>
      <div className="gallery-row">
        <Button>Create List</Button>
        <Button icon="plus">New Recipe</Button>
        <Button busy busyText="Creating...">
          Create List
        </Button>
        <Button disabled>Disabled</Button>
      </div>
      <div className="gallery-row">
        <Button look="secondary">Cancel</Button>
        <Button look="secondary" icon="refresh">
          Refresh
        </Button>
        <Button look="secondary" disabled>
          Disabled
        </Button>
      </div>
      <div className="gallery-row">
        <Button look="soft" size="small" icon="refresh">
          Sync now
        </Button>
        <Button look="quiet">Add section</Button>
        <Button look="danger">Delete</Button>
        <Button look="danger-quiet" size="small">
          Unfriend
        </Button>
      </div>
      <div className="gallery-row">
        <IconButton icon="edit" label="Edit" />
        <IconButton icon="sun" label="Light" edged />
        <IconButton icon="trash" label="Remove" disabled />
      </div>
    </Card>
  )
}

/** Fields, choices, switches. */
export function FieldSamples() {
  const [diet, setDiet] = useState<'VEGAN' | 'VEGETARIAN' | 'MEAT'>('VEGETARIAN')
  return (
    <Card as="section" className="gallery-card">
      <h2>Field</h2>
      <Field label="Title" hint="As it stands in the book.">
        <TextInput defaultValue="Olive oil cake" />
      </Field>
      <Field label="Title" error="Title is required">
        <TextInput placeholder="Title" />
      </Field>
      <Field label="Description" optional>
        <TextArea defaultValue="Better on the second day, if it gets there. It keeps for four days under a cloth, or so they say." />
      </Field>
      <Field label="Course">
        <Select defaultValue="DESSERT">
          <option value="MAIN">Main dish</option>
          <option value="DESSERT">Dessert</option>
        </Select>
      </Field>
      <Segmented
        label="Diet"
        value={diet}
        onChange={setDiet}
        segments={[
          { value: 'VEGAN', label: 'Vegan', icon: 'leaf', tone: 'leaf' },
          { value: 'VEGETARIAN', label: 'Vegetarian', icon: 'sprout', tone: 'wheat' },
          { value: 'MEAT', label: 'Meat', icon: 'meat', tone: 'accent' },
        ]}
      />
      <div>
        <Switch label="Can view my recipes" labelFor="Anna" defaultChecked />
        <Switch label="Can edit my recipes" labelFor="Anna" />
        <Switch label="Can view my restaurants" labelFor="Anna" disabled />
      </div>
      <div className="gallery-row">
        <Checkbox label="Milk" />
        <Checkbox label="Sage" defaultChecked />
        <Checkbox label="Step 1" shape="square" defaultChecked />
      </div>
    </Card>
  )
}
