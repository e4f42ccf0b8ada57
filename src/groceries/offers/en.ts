/** What lists in this language are full of, the commonest first; see catalogue.ts. */
export const OFFERS = `milk,bread,eggs,butter,bananas,apples,cheese,chicken,onions,potatoes,tomatoes,carrots,rice,pasta,coffee,
toilet paper,yogurt,garlic,sugar,flour,olive oil,lettuce,cucumber,peppers,orange juice,water,tea,cereal,ground beef,ham,
bacon,oranges,lemons,grapes,strawberries,avocado,mushrooms,spinach,broccoli,cream,salt,chicken breast,paper towels,
dish soap,laundry detergent,shampoo,toothpaste,beer,wine,chocolate,ice cream,crisps,chips,cookies,biscuits,jam,honey,
peanut butter,mayonnaise,ketchup,mustard,soy sauce,vinegar,black pepper,tinned tomatoes,tomato paste,tomato sauce,beans,
chickpeas,lentils,tuna,salmon,shrimp,sausages,mince,pork chops,steak,turkey,cream cheese,cheddar,mozzarella,parmesan,feta,
sour cream,cottage cheese,oats,muesli,granola,tortillas,bagels,rolls,buns,pitta bread,naan,croissants,crackers,nuts,
almonds,cashews,walnuts,raisins,popcorn,celery,courgette,zucchini,aubergine,cauliflower,cabbage,sweet potatoes,corn,peas,
green beans,ginger,spring onions,leeks,kale,rocket,basil,parsley,coriander,cilantro,mint,thyme,rosemary,limes,pears,
peaches,blueberries,raspberries,mango,pineapple,melon,watermelon,kiwis,plums,cherries,vegetable oil,coconut milk,stock
cubes,chicken stock,noodles,spaghetti,macaroni,lasagne sheets,couscous,quinoa,baking powder,baking soda,yeast,vanilla
extract,brown sugar,icing sugar,cocoa powder,chocolate chips,cinnamon,cumin,paprika,curry powder,oregano,chilli flakes,
chilli powder,turmeric,bay leaves,nutmeg,frozen peas,frozen pizza,frozen berries,fish fingers,frozen chips,frozen
vegetables,frozen spinach,pizza,hummus,salsa,pesto,olives,gherkins,pickles,sweetcorn,kidney beans,black beans,baked beans,
soup,tofu,oat milk,almond milk,soy milk,butter beans,margarine,whipping cream,double cream,yoghurt,greek yogurt,custard,
puff pastry,salami,prosciutto,chorizo,hot dogs,burgers,lamb,duck,cod,fish,prawns,crab,smoked salmon,anchovies,sardines,
apple juice,cola,lemonade,sparkling water,tonic water,ginger ale,squash,hot chocolate,green tea,herbal tea,red wine,white
wine,gin,vodka,whisky,rum,cider,bin bags,trash bags,cling film,aluminium foil,baking paper,freezer bags,sponges,kitchen
roll,washing-up liquid,dishwasher tablets,fabric softener,bleach,all-purpose cleaner,glass cleaner,light bulbs,batteries,
candles,matches,napkins,tissues,cotton wool,soap,shower gel,conditioner,deodorant,razors,shaving foam,toothbrush,
mouthwash,dental floss,hand cream,sunscreen,plasters,painkillers,vitamins,tampons,sanitary pads,nappies,diapers,baby
wipes,baby food,cat food,dog food,cat litter,bird seed,flowers,stamps,greeting card,wrapping paper,birthday candles,
cake,muffins,doughnuts,brownies,pancake mix,maple syrup,golden syrup,jelly,marmalade,nutella,syrup,sweets,candy,chewing
gum,pretzels,rice cakes,cereal bars,dates,figs,dried apricots,prunes,sunflower seeds,sesame seeds,chia seeds,flaxseed,pine
nuts,pistachios,peanuts,hazelnuts,pecans,desiccated coconut,coconut oil,sesame oil,sunflower oil,rapeseed oil,balsamic
vinegar,red wine vinegar,rice vinegar,fish sauce,oyster sauce,worcestershire sauce,tabasco,sriracha,barbecue sauce,salad
dressing,gravy granules,breadcrumbs,cornflour,cornstarch,polenta,semolina,pearl barley,bulgur,basmati rice,brown rice,
risotto rice,egg noodles,rice noodles,ramen,penne,fusilli,gnocchi,tortellini,ravioli,wraps,sourdough,rye bread,baguette,
white bread,brown bread,ciabatta,english muffins,crumpets,beetroot,radishes,asparagus,artichokes,fennel,pumpkin,butternut
squash,turnips,parsnips,brussels sprouts,pak choi,bean sprouts,chillies,shallots,red onions,cherry tomatoes,salad,
watercress,chives,dill,sage,tarragon,lemongrass,grapefruit,nectarines,apricots,blackberries,cranberries,pomegranate,
clementines,passion fruit,goat cheese,brie,camembert,blue cheese,gouda,halloumi,ricotta,mascarpone,creme fraiche,
buttermilk,condensed milk,evaporated milk,ghee,lard,chicken thighs,chicken wings,whole chicken,pork belly,ribs,meatballs,
liver,free-range eggs,tinned tuna,tinned soup,gelatine,food colouring,sprinkles,marzipan,pie crust,ice cubes,charcoal`
