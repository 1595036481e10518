/** Words of a question that carry no meaning for the search. */
export const fillers: ReadonlySet<string> = new Set(
  (
    'a about am an and any are as at be been by can could did do does for from had has have how i if im in is it its ' +
    'many may me much my of on or please should so than that the their them then there these they this to was we were what when ' +
    'where which who why will with would you your'
  ).split(' '),
);
