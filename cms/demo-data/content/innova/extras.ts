import { choices, section, small, vegan } from '../builders';

export const extras = section(
  ['إضافات وصوصات', 'Sides and Sauces'],
  [
    small(['خبز', 'Bread'], 0.25, {
      subItems: choices(['عربي', 'Pita', 0.25], ['شراك', 'Shrak', 0.35], ['طابون', 'Taboun', 0.4]),
      contains: ['gluten'],
      diets: vegan,
    }),
    small(['ثومية', 'Garlic Dip'], 0.35, { contains: ['eggs'] }),
    small(['طحينة', 'Tahini'], 0.35, { contains: ['sesame'], diets: vegan }),
    small(['صوص حارّ', 'Hot Sauce'], 0.35, { contains: [], diets: ['vegan', 'vegetarian', 'spicy-3'] }),
    small(['صوص باربكيو', 'Barbecue Sauce'], 0.4, { contains: ['mustard'] }),
    small(['لبن جميد', 'Jameed Yoghurt'], 1.25, {
      about: ['كوب إضافي لمحبّي المنسف.', 'An extra cup for those who love mansaf.'],
      contains: ['milk'],
    }),
    small(['أرز', 'Rice'], 1.25, {
      subItems: choices(['بالشعيرية', 'With vermicelli', 1.25], ['بالكركم', 'With turmeric', 1.4]),
    }),
    small(['بصل مشوي وبندورة', 'Grilled Onion and Tomato'], 0.75, { contains: [], diets: vegan }),
  ],
);
