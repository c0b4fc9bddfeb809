/** The name under which a page finds its model (`once`). Apart from the loaders, which no page imports. */
export const modelName = 'model';
