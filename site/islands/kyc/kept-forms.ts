// What is kept under these names until a draft keeps it, encrypted (client/keep-typed.ts).

export const typeForm = 'kyc-type'
export const contactForm = 'kyc-contact'
