import type { Groceries } from './kinds.ts'

/** Nora's lists. Anna, who may manage them, has begun to shop for the weekend. */
export const noraLists: readonly Groceries[] = [
  {
    name: 'Weekend',
    hoursAgo: 2,
    aisles: [
      {
        category: 'Produce',
        open: ['1 kg floury potatoes', '2 fennel bulbs'],
        ticked: ['4 lemons'],
        tickedByFriend: ['2 bunches sage'],
      },
      { category: 'Bakery', open: [], tickedByFriend: ['Sourdough loaf'] },
      {
        category: 'Dairy & Eggs',
        open: ['250 g unsalted butter', '2 l whole milk'],
        ticked: ['6 eggs'],
        tickedByFriend: ['200 g Parmesan'],
      },
      {
        category: 'Pantry',
        open: ['2 tins white beans'],
        ticked: ['1 kg plain flour', '100 g flaked almonds'],
      },
      { category: 'Household', open: ['Baking paper'] },
      { category: null, open: ['Birthday candles'] },
    ],
  },
  {
    name: 'Cabin trip',
    hoursAgo: 54,
    aisles: [
      {
        category: 'Produce',
        open: [
          '3 kg potatoes',
          '1 kg onions',
          '2 heads of garlic',
          '1.5 kg carrots',
          '1 white cabbage',
          '8 apples',
          '6 bananas',
          '1 bunch parsley',
        ],
      },
      { category: 'Bakery', open: ['2 rye loaves', '12 bread rolls', '1 pack crispbread'] },
      {
        category: 'Dairy & Eggs',
        open: ['3 l milk', '500 g butter', '12 eggs', '400 g cheddar', '500 g natural yoghurt'],
      },
      { category: 'Meat', open: ['8 sausages', '500 g beef mince', '200 g smoked bacon'] },
      { category: 'Fish', open: ['300 g smoked mackerel'] },
      {
        category: 'Pantry',
        open: [
          '1 kg rolled oats',
          '1 kg spaghetti',
          '4 tins chopped tomatoes',
          '2 tins chickpeas',
          '500 g red lentils',
          '1 jar peanut butter',
          '1 jar strawberry jam',
          '500 ml olive oil',
        ],
      },
      { category: 'Spices', open: ['Sea salt', 'Black pepper', 'Cinnamon'] },
      { category: 'Snacks', open: ['3 bars dark chocolate', '2 bags crisps', '300 g mixed nuts'] },
      { category: 'Drinks', open: ['500 g coffee', '40 tea bags', '2 l apple juice'] },
      {
        category: 'Household',
        open: ['Firelighters', 'Matches', '2 rolls kitchen paper', 'Washing-up liquid', 'Bin bags'],
      },
    ],
  },
  {
    name: 'Baking',
    hoursAgo: 170,
    aisles: [
      {
        category: 'Dairy & Eggs',
        open: [],
        ticked: ['500 ml milk', '250 g butter', '25 g fresh yeast'],
      },
      { category: 'Produce', open: [], ticked: ['600 g plums'] },
      {
        category: 'Pantry',
        open: ['Pearl sugar'],
        ticked: ['1 kg strong white flour', '200 g ground almonds'],
      },
      { category: 'Spices', open: [], ticked: ['Cardamom', 'Cinnamon'] },
    ],
  },
]

/** Anna's list, which Nora may manage. */
export const annaLists: readonly Groceries[] = [
  {
    name: 'Midsummer',
    hoursAgo: 26,
    aisles: [
      {
        category: 'Produce',
        open: ['2 kg new potatoes', '1 kg strawberries', '2 bunches dill'],
        ticked: ['1 bunch chives'],
      },
      { category: 'Fish', open: ['3 jars pickled herring', '400 g smoked salmon'] },
      {
        category: 'Dairy & Eggs',
        open: ['500 ml whipping cream', '12 eggs'],
        ticked: ['300 ml sour cream'],
      },
      {
        category: 'Drinks',
        open: ['6 bottles elderflower lemonade'],
        ticked: ['2 bottles sparkling water'],
      },
      { category: 'Household', open: ['Paper napkins'] },
    ],
  },
]
