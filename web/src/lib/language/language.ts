/**
 * Language of the interface, as a BCP 47 tag, in which texts, numbers and dates are: the document's if there are texts in
 * several languages, else the source language.
 */
export { language } from 'virtual:language';
