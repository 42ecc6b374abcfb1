/** Within what time the office answers. By itself, so that the module of the contact form contains nothing else. */
export const answersWithin = 'ten working days'
