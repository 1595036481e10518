import {
  collection,
  collectionGroup,
  deleteDoc,
  doc,
  getDoc,
  getDocs,
  limit,
  query,
  setDoc,
  updateDoc,
  type DocumentData,
  type Firestore,
} from 'firebase/firestore';

/** Something a client may try on a stored document, given the document's own fields to write. */
export type Operation = (db: Firestore, path: string, data: DocumentData) => Promise<unknown>;

const collectionOf = (path: string) => path.slice(0, path.lastIndexOf('/'));
const nameOf = (path: string) => collectionOf(path).split('/').at(-1) ?? '';

/** Lists without a filter for the owner, beyond the readable documents. */
export const unfilteredLists: Record<string, Operation> = {
  list: (db, path) => getDocs(collection(db, collectionOf(path))),
  'list one': (db, path) => getDocs(query(collection(db, collectionOf(path)), limit(1))),
  'list the collection group': (db, path) => getDocs(collectionGroup(db, nameOf(path))),
};

/** Writes that leave nothing as it was, and writes that change nothing: a rule must refuse both. */
export const writes: Record<string, Operation> = {
  create: (db, path, data) => setDoc(doc(db, `${collectionOf(path)}/another`), data),
  'create an empty one': (db, path) => setDoc(doc(db, `${collectionOf(path)}/another`), {}),
  'create one below': (db, path, data) => setDoc(doc(db, `${path}/below/one`), data),
  update: (db, path, data) => updateDoc(doc(db, path), data),
  overwrite: (db, path) => setDoc(doc(db, path), {}),
  delete: (db, path) => deleteDoc(doc(db, path)),
};

export const everyOperation: Record<string, Operation> = {
  get: (db, path) => getDoc(doc(db, path)),
  'get one below': (db, path) => getDoc(doc(db, `${path}/below/one`)),
  ...unfilteredLists,
  ...writes,
};
