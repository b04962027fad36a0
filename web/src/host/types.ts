/** Who answers the pages: a server, or a worker in this tab. Pages do not know which. */
export interface Host {
  /** A request under /api; rejects where nobody answers. */
  ask(method: string, path: string, headers: Record<string, string>, body?: string): Promise<Response>;
  /** A live line to a table. */
  connect(table: string): Connection;
  /** Whether anybody is there. */
  here(): Promise<boolean>;
}

/** As much of a WebSocket as a table needs. */
export interface Connection {
  readonly readyState: number;
  onopen: ((event: Event) => void) | null;
  onmessage: ((event: MessageEvent<string>) => void) | null;
  onclose: ((event: CloseEvent) => void) | null;
  send(text: string): void;
  close(): void;
  /** What stands there is a picture: nobody answers yet. */
  readonly asleep?: boolean;
  /** Asked by a host that begins anew at every visit: what its welcome would say now; null where nothing goes on. */
  known?: () => unknown;
}
