/** How many products a booth lists: the most the gateway gives at once, and more than a booth has room for. */
export const mostProductsOfABooth = 50
