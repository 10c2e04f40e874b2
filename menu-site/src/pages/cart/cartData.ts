/** Where the page of a cart stands. (Public specification, section 2.) */
export const CART_PATH = '/cart/:id';
