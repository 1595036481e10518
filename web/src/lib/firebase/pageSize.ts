/** Documents that one question asks for: the rules refuse more (firestore.rules). */
export const PAGE_SIZE = 500;
