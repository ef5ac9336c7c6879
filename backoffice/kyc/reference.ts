/** What staff and customer call a submission by (as in the messages). */
export const referenceOf = (id: string): string => id.slice(0, 8).toUpperCase()
