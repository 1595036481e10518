/** Documents in one query: the rules refuse more (firestore.rules). */
export const PAGE_SIZE = 500;
