/** Form values of one tab, preserved when the user switches to the other. */
export interface Draft {
  readonly email: string;
  readonly password: string;
}
