/** Token whose approvals alone are shown. */
export interface OneToken {
  readonly networkId: string;
  /** In any case. */
  readonly contract: string;
}
