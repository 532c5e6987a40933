import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { sessionQuery } from './session-query.ts';

/** Whose form this is: who was signed in when it was first drawn, also while their session ends with it on screen. Empty for a guest. */
export function useWriter(): string {
  const queryClient = useQueryClient();
  return useState(() => queryClient.getQueryData(sessionQuery.queryKey)?.user.id ?? '')[0];
}
