/** How many people may be on a team. The owner does not take a seat; an open invitation holds one. */
export interface Seats {
  total: number;
  members: number;
  /** Open invitations; those that have run out hold nothing. */
  invites: number;
}

/** Seats that nobody has and nobody was offered; never below zero, also when seats were taken away later. */
export function seatsLeft({ total, members, invites }: Seats): number {
  return Math.max(0, total - members - invites);
}
