/** What is typed into the form of one tab, and stays when somebody changes to the other. */
export interface Draft {
  readonly email: string;
  readonly password: string;
}
