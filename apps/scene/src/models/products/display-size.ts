/**
 * How large a thing is shown, by how large it is: small things a little larger than they are, as dummies and groups are
 * at a fair, machines as models that fit on a plinth. What is larger stays larger.
 */
export const displaySize = (realSize: number): number => Math.min(0.86, 0.68 * realSize ** 0.33)
