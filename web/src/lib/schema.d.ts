// Made by `npm run types` from the server's schemas; not edited by hand.
export type paths = Record<string, never>;
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        /**
         * AboutMe
         * @description A person as kept here; ``known`` is false for a key never seen.
         */
        AboutMe: {
            /** Known */
            known: boolean;
            /** Name */
            name: string;
            /** Settings */
            settings: {
                [key: string]: unknown;
            };
        };
        /**
         * Adopt
         * @description Keys of seats a guest's browser holds.
         */
        Adopt: {
            /** Keys */
            keys: string[];
        };
        /**
         * Adopted
         * @description The person's own keys in place of the old ones.
         */
        Adopted: {
            /** Keys */
            keys: {
                [key: string]: string;
            };
        };
        /**
         * Advice
         * @description What a level would have done.
         */
        Advice: {
            /** Level */
            level: string;
            /** Seat */
            seat: number;
            /** Words */
            words: string;
            move: components["schemas"]["Spoken"];
        };
        /**
         * Alert
         * @description How to be told that it is this seat's turn; nothing at all turns it off.
         */
        Alert: {
            /** Key */
            key: string;
            /** Webhook */
            webhook?: string | null;
            /** Email */
            email?: string | null;
            /**
             * Lang
             * @default en
             * @enum {string}
             */
            lang: "en" | "ru" | "de" | "it";
        };
        /**
         * AlertState
         * @description By what this server tells of turns, and how the seat wants to be told.
         */
        AlertState: {
            /** Offered */
            offered: ("webhook" | "email")[];
            /** Webhook */
            webhook?: string | null;
            /** Email */
            email?: string | null;
            /**
             * Confirmed
             * @default false
             */
            confirmed: boolean;
        };
        /**
         * Challenge
         * @description One game of the day: for one person alone, who plays so many seats.
         */
        Challenge: {
            /** Game */
            game: string;
            /** Variant */
            variant: string;
            /** Seats */
            seats: number;
            /** Options */
            options: {
                [key: string]: unknown;
            };
            /** Results */
            results: components["schemas"]["ChallengeResult"][];
            mine: components["schemas"]["ChallengeResult"] | null;
            /** Tried */
            tried: string | null;
        };
        /**
         * ChallengeResult
         * @description How somebody did. ``table`` can be seen again by all who have played.
         */
        ChallengeResult: {
            /** Table */
            table: string;
            /** Name */
            name: string;
            /** Mine */
            mine: boolean;
            result: components["schemas"]["Result"];
        };
        /**
         * Challenges
         * @description The games of a day, and when the day ends (seconds since 1970).
         */
        Challenges: {
            /** Day */
            day: string;
            /** Ends */
            ends: number;
            /** Games */
            games: components["schemas"]["Challenge"][];
        };
        /**
         * ChangeMe
         * @description A name and settings to keep.
         */
        ChangeMe: {
            /**
             * Name
             * @default
             */
            name: string;
            /** Settings */
            settings?: {
                [key: string]: unknown;
            };
        };
        /**
         * Choosing
         * @description A table about to be opened.
         */
        Choosing: {
            /** Game */
            game: string;
            /** Players */
            players: number;
            /** Options */
            options: {
                [key: string]: unknown;
            };
        };
        /**
         * Clock
         * @description A clock: ``live`` gives seconds to each seat and some more for each move, ``days`` so many days for each move.
         */
        Clock: {
            /**
             * Kind
             * @enum {string}
             */
            kind: "live" | "days";
            /**
             * Base
             * @default 900
             */
            base: number;
            /**
             * Increment
             * @default 10
             */
            increment: number;
            /**
             * Days
             * @default 2
             */
            days: number;
        };
        /**
         * Decision
         * @description A move that was made, the one the bots prefer, and the chance to win with each.
         */
        Decision: {
            /** Ply */
            ply: number;
            /** Seat */
            seat: number;
            /** Made */
            made: string;
            /** Better */
            better: string;
            /** Chance */
            chance: number;
            /** Best Chance */
            best_chance: number;
            /** Choices */
            choices: number;
            /** Loss */
            loss: number;
            made_move: components["schemas"]["Spoken"];
            better_move: components["schemas"]["Spoken"];
        };
        /**
         * Dismiss
         * @description Send away whoever sits there; the host's key.
         */
        Dismiss: {
            /** Key */
            key: string;
            /** Seat */
            seat: number;
        };
        /**
         * Failure
         * @description Why a request was refused.
         */
        Failure: {
            /** Error */
            error: string;
            /** Rule */
            rule: string | null;
            /** Args */
            args: {
                [key: string]: unknown;
            };
            /** Message */
            message: string;
        };
        /**
         * Fork
         * @description A sandbox from this table: the position after ``ply`` moves (of the replay), hidden things drawn anew.
         */
        Fork: {
            /** Key */
            key: string;
            /** Ply */
            ply?: number | null;
        };
        /**
         * GameEvent
         * @description Something that happened, at a ply of the game; message ``event-<game>-<kind>`` words it.
         */
        GameEvent: {
            /** Kind */
            kind: string;
            /** Args */
            args: {
                [key: string]: unknown;
            };
            /** Ply */
            ply: number;
        };
        /**
         * GameState
         * @description A game that can be played here.
         */
        GameState: {
            /** Game */
            game: string;
            /** Rules Version */
            rules_version: number;
            /** Players */
            players: number[];
            /** Options */
            options: components["schemas"]["OptionState"][];
            /** Nouns */
            nouns: {
                [key: string]: string;
            };
            /** Together */
            together: boolean;
            /** Full Score */
            full_score: number | null;
        };
        /**
         * Glimpse
         * @description How it stands at a table of mine.
         */
        Glimpse: {
            /** View */
            view: {
                [key: string]: unknown;
            };
        };
        /**
         * Impossible
         * @description A value that does not go with the rest, and the rule that says so.
         */
        Impossible: {
            /** Option */
            option: string;
            /** Value */
            value: string | number | boolean;
            /** Rule */
            rule: string | null;
        };
        /**
         * Invitation
         * @description A fresh invitation; earlier ones for the seat are void.
         */
        Invitation: {
            /** Seat */
            seat: number;
            /** Key */
            key: string;
        };
        /**
         * Invite
         * @description A new invitation for an open seat; the host's key.
         */
        Invite: {
            /** Key */
            key: string;
            /** Seat */
            seat: number;
        };
        /**
         * Invited
         * @description A table one is invited to: the seat meant (None: any free one), and who opened it.
         */
        Invited: {
            table: components["schemas"]["TableState"];
            /** Seat */
            seat: number | null;
            /** Host */
            host: string;
        };
        /**
         * Join
         * @description Take a seat: by its invitation, or any open seat of a listed table.
         */
        Join: {
            /** Key */
            key?: string | null;
            /** Seat */
            seat?: number | null;
            /**
             * Name
             * @default
             */
            name: string;
        };
        /**
         * Joined
         * @description The seat is yours; this new key is its only one, the invitation is spent.
         */
        Joined: {
            /** Table */
            table: string;
            /** Seat */
            seat: number;
            /** Key */
            key: string;
            /** Spectator */
            spectator?: string | null;
            /** Host */
            host?: string | null;
        };
        /**
         * KeptResult
         * @description How it ended, and how it went there.
         */
        KeptResult: {
            /** Scores */
            scores: number[];
            /** Winners */
            winners: number[];
            /**
             * Facts
             * @default {}
             */
            facts: {
                [key: string]: number | string;
            };
            /** Course */
            course?: components["schemas"]["Knot"][];
        };
        /**
         * Knot
         * @description A moment at which points changed: the event that did it, its era or night, everybody's points then.
         */
        Knot: {
            /** What */
            what: string;
            /** Chapter */
            chapter: number;
            /** Points */
            points: number[];
        };
        /**
         * Links
         * @description Secrets: one for each seat that is not a bot's, and one to look on.
         */
        Links: {
            /** Seat */
            seat: (string | null)[];
            /** Spectator */
            spectator: string;
        };
        /**
         * ListedTable
         * @description An open table in the lobby's list.
         */
        ListedTable: {
            /** Table */
            table: string;
            /** Game */
            game: string;
            /** Options */
            options: {
                [key: string]: unknown;
            };
            clock: components["schemas"]["Clock"] | null;
            /** Made */
            made: number;
            /** Seats */
            seats: components["schemas"]["SeatState"][];
        };
        /**
         * Mine
         * @description Keys a browser holds.
         */
        Mine: {
            /** Keys */
            keys: string[];
        };
        /**
         * MyTable
         * @description One of my tables.
         */
        MyTable: {
            /** Key */
            key: string;
            /** Table */
            table: string;
            /** Game */
            game: string;
            /** Seat */
            seat: number;
            /**
             * Stage
             * @enum {string}
             */
            stage: "lobby" | "playing" | "over";
            /** My Turn */
            my_turn: boolean;
            /** Ply */
            ply: number;
            /** Made */
            made: number;
            /** Names */
            names: string[];
        };
        /**
         * NewSeat
         * @description Who is to sit here.
         */
        NewSeat: {
            /**
             * Kind
             * @default open
             * @enum {string}
             */
            kind: "open" | "mine" | "bot";
            /** Level */
            level?: string | null;
            /**
             * Name
             * @default
             */
            name: string;
        };
        /**
         * NewTable
         * @description A table to be opened.
         */
        NewTable: {
            /** Game */
            game: string;
            /**
             * Options
             * @default {}
             */
            options: {
                [key: string]: unknown;
            };
            /** Seats */
            seats: components["schemas"]["NewSeat"][];
            /** Players */
            players?: number | null;
            /**
             * Listed
             * @default false
             */
            listed: boolean;
            /** Help */
            help?: boolean | null;
            clock?: components["schemas"]["Clock"] | null;
            /** Board */
            board?: {
                [key: string]: unknown;
            } | string | null;
            /** Seed */
            seed?: number | string | null;
        };
        /**
         * OddsCurve
         * @description Each side's chance, 0 to 1, at some plies of a finished game, as somebody looking on could know it.
         */
        OddsCurve: {
            /** Plies */
            plies: number[];
            /** Values */
            values: number[][];
        };
        /**
         * Once
         * @description A key that works once, for some minutes.
         */
        Once: {
            /** Once */
            once: string;
        };
        /**
         * OpenRecord
         * @description A record file, to be looked at.
         */
        OpenRecord: {
            /** Record */
            record: {
                [key: string]: unknown;
            };
        };
        /**
         * Opened
         * @description A table was opened: all its secrets, told once.
         */
        Opened: {
            /** Table */
            table: string;
            links: components["schemas"]["Links"];
            /** Mine */
            mine: number[];
            /** Host */
            host: string;
            /** Started */
            started: boolean;
        };
        /**
         * OptionState
         * @description An option of a game.
         */
        OptionState: {
            /** Name */
            name: string;
            /** Kind */
            kind: string;
            /** Values */
            values: (string | number)[];
            /** Default */
            default: unknown;
        };
        /**
         * PersonTable
         * @description One of a person's tables, with the keys to it.
         */
        PersonTable: {
            /** Table */
            table: string;
            /** Game */
            game: string;
            /** Options */
            options: {
                [key: string]: unknown;
            };
            /**
             * Stage
             * @enum {string}
             */
            stage: "lobby" | "playing" | "over";
            /** Made */
            made: number;
            /** Moved */
            moved: number | null;
            /** Acting */
            acting: number[];
            /** Mine */
            mine: number[];
            /** Host */
            host: boolean;
            /** Keys */
            keys: string[];
            /** Host Key */
            host_key: string | null;
            /** Spectator */
            spectator: string | null;
            /** Sides */
            sides: string[];
            /** Seats */
            seats: components["schemas"]["SeatState"][];
            result: components["schemas"]["KeptResult"] | null;
            /** Clock */
            clock: {
                [key: string]: unknown;
            } | null;
            /** Sandbox */
            sandbox: boolean;
            /** Challenge */
            challenge: string | null;
        };
        /**
         * Player
         * @description How a side decided: accuracy 0 to 100, the chance lost by a decision on average.
         */
        Player: {
            /** Seat */
            seat: number;
            /** Decisions */
            decisions: number;
            /** Accuracy */
            accuracy: number;
            /** Mean Loss */
            mean_loss: number;
            best: components["schemas"]["Decision"] | null;
            worst: components["schemas"]["Decision"] | null;
        };
        /**
         * PushKeys
         * @description The browser's keys: what is pushed is readable by it alone.
         */
        PushKeys: {
            /** P256Dh */
            p256dh: string;
            /** Auth */
            auth: string;
        };
        /**
         * PushOffer
         * @description The server's public key for push services; None: it does not push.
         */
        PushOffer: {
            /** Key */
            key: string | null;
        };
        /**
         * Reach
         * @description An address of this server, and from where it can be opened.
         */
        Reach: {
            /** Url */
            url: string;
            /**
             * Scope
             * @enum {string}
             */
            scope: "here" | "network" | "everywhere";
        };
        /**
         * Redeem
         * @description A one-time key.
         */
        Redeem: {
            /** Once */
            once: string;
        };
        /**
         * Redeemed
         * @description The person it was for.
         */
        Redeemed: {
            /** Person */
            person: string;
        };
        /**
         * Replay
         * @description A whole game as the viewer may know it.
         */
        Replay: {
            /** Table */
            table: string;
            /** Game */
            game: string;
            /** Seat */
            seat: number | null;
            /** Sides */
            sides: string[];
            /** Steps */
            steps: components["schemas"]["Step"][];
        };
        /**
         * Result
         * @description How it ended.
         */
        Result: {
            /** Scores */
            scores: number[];
            /** Winners */
            winners: number[];
            /**
             * Facts
             * @default {}
             */
            facts: {
                [key: string]: number | string;
            };
        };
        /**
         * ReviewOfGame
         * @description A finished game, judged by what each seat could know then.
         */
        ReviewOfGame: {
            /** Level */
            level: string;
            /** Players */
            players: components["schemas"]["Player"][];
            /** Decisions */
            decisions: components["schemas"]["Decision"][];
        };
        /**
         * Rule
         * @description A rule of the rulebook.
         */
        Rule: {
            /** Id */
            id: string;
            /** Title */
            title: string;
            /** Text */
            text: string;
            /** Chapter */
            chapter: string;
            /** Book */
            book: string;
        };
        /**
         * Seal
         * @description What was sealed at the start: ``seal`` is the SHA-256 of ``sealed``, which holds seed and salt.
         */
        Seal: {
            /** Seal */
            seal: string;
            /** Sealed */
            sealed: string;
        };
        /**
         * SeatState
         * @description A seat as everybody may know it.
         */
        SeatState: {
            /** Seat */
            seat: number;
            /** Name */
            name: string;
            /** Side */
            side: string | null;
            /** Bot */
            bot: string | null;
            /** Stand In */
            stand_in: string | null;
            /** Joined */
            joined: boolean;
            /** Here */
            here: boolean;
        };
        /**
         * Spoken
         * @description A move, or a reason, as message files name it.
         */
        Spoken: {
            /** Kind */
            kind: string;
            /** Args */
            args: {
                [key: string]: unknown;
            };
        };
        /**
         * Start
         * @description Begin; ``fill`` puts bots of that level on seats still open. Any seat's or the host's key.
         */
        Start: {
            /** Key */
            key: string;
            /** Fill */
            fill?: string | null;
        };
        /**
         * Step
         * @description One ply of a replay, as the viewer may know it.
         */
        Step: {
            /** Ply */
            ply: number;
            /** By */
            by: number | null;
            /** Words */
            words: string | null;
            /** Events */
            events: components["schemas"]["GameEvent"][];
            /** View */
            view: {
                [key: string]: unknown;
            };
            /** To Act */
            to_act: number[];
        };
        /**
         * StopPush
         * @description Tell it no more.
         */
        StopPush: {
            /** Endpoint */
            endpoint: string;
        };
        /**
         * Subscription
         * @description Where a browser is told, as the browser says it.
         */
        Subscription: {
            /** Endpoint */
            endpoint: string;
            /** Expirationtime */
            expirationTime?: number | null;
            keys: components["schemas"]["PushKeys"];
        };
        /**
         * TableNamed
         * @description A table of mine.
         */
        TableNamed: {
            /** Table */
            table: string;
        };
        /**
         * TableState
         * @description A table as everybody at it may know it; ``mine`` and ``host`` are for the one who asks.
         */
        TableState: {
            /** Table */
            table: string;
            /** Game */
            game: string;
            /** Options */
            options: {
                [key: string]: unknown;
            };
            /**
             * Stage
             * @enum {string}
             */
            stage: "lobby" | "playing" | "over";
            /** Started */
            started: boolean;
            /** Over */
            over: boolean;
            /** Listed */
            listed: boolean;
            /** Hot */
            hot: boolean;
            /** Help */
            help: boolean;
            clock: components["schemas"]["Clock"] | null;
            /** Made */
            made: number;
            /** Seats */
            seats: components["schemas"]["SeatState"][];
            /** Sides */
            sides: string[];
            /** Ply */
            ply: number;
            /** Turn */
            turn: number[];
            result: components["schemas"]["Result"] | null;
            /** Rematch */
            rematch: string | null;
            /** Seal */
            seal: string | null;
            /** Mine */
            mine: number[];
            /** Host */
            host: boolean;
        };
        /**
         * Take
         * @description One of them, to be played now.
         */
        Take: {
            /** Game */
            game: string;
            /** Variant */
            variant: string;
            /**
             * Name
             * @default
             */
            name: string;
        };
        /**
         * Takeover
         * @description Let a bot of that level play the seat; level null gives it back.
         */
        Takeover: {
            /** Key */
            key: string;
            /** Seat */
            seat: number;
            /** Level */
            level: string | null;
        };
        /**
         * WantPush
         * @description Tell this browser.
         */
        WantPush: {
            subscription: components["schemas"]["Subscription"];
            /**
             * Lang
             * @default en
             * @enum {string}
             */
            lang: "en" | "ru" | "de" | "it";
        };
        /**
         * WithKey
         * @description A request of somebody who holds a key.
         */
        WithKey: {
            /** Key */
            key: string;
        };
        /**
         * Barred
         * @description Why a move cannot be made: the rule, and the reason (message ``refuse-<reason>``) with what it speaks of.
         */
        Barred: {
            /** Rule */
            rule: string;
            /** Reason */
            reason: string;
            /** Args */
            args: {
                [key: string]: unknown;
            };
        };
        /**
         * ChatNews
         * @description A new line of talk.
         */
        ChatNews: {
            /** Seq */
            seq: number;
            /**
             * T
             * @constant
             */
            t: "chat";
            line: components["schemas"]["Line"];
        };
        /**
         * ClockState
         * @description Seconds left for each seat as of ``at`` (the server's time); it runs for those in ``running``.
         */
        ClockState: {
            /**
             * Kind
             * @enum {string}
             */
            kind: "live" | "days";
            /** Left */
            left: number[];
            /** Running */
            running: number[];
            /** At */
            at: number;
        };
        /**
         * EndAsked
         * @description Somebody wants to end a game that all win or lose together; every other person who plays must agree.
         */
        EndAsked: {
            /** Seq */
            seq: number;
            /**
             * T
             * @constant
             */
            t: "end-asked";
            /** By */
            by: number;
            /** Question */
            question: string;
        };
        /**
         * EndRefused
         * @description Somebody wants to play on.
         */
        EndRefused: {
            /** Seq */
            seq: number;
            /**
             * T
             * @constant
             */
            t: "end-refused";
            /** By */
            by: number;
        };
        /**
         * Failed
         * @description The message was refused.
         */
        Failed: {
            /** Seq */
            seq: number;
            /** Re */
            re: number | string | null;
            /**
             * T
             * @constant
             */
            t: "error";
            /** Error */
            error: string;
            /** Rule */
            rule: string | null;
            /** Args */
            args: {
                [key: string]: unknown;
            };
            /** Message */
            message: string;
        };
        /**
         * HintGiven
         * @description Good moves, the best first.
         */
        HintGiven: {
            /** Seq */
            seq: number;
            /** Re */
            re: number | string | null;
            /**
             * T
             * @constant
             */
            t: "hint";
            /** Seat */
            seat: number;
            /** Moves */
            moves: components["schemas"]["HintedMove"][];
        };
        /**
         * HintedMove
         * @description A good move, the seat's chance with it, and what speaks for it (message ``hint-<game>-<kind>``).
         */
        HintedMove: {
            /** Words */
            words: string;
            /** Kind */
            kind: string;
            /** Args */
            args: {
                [key: string]: unknown;
            };
            /** Value */
            value: number;
            reason: components["schemas"]["Spoken"];
        };
        /**
         * LegalMove
         * @description A legal move.
         */
        LegalMove: {
            /** Words */
            words: string;
            /** Kind */
            kind: string;
            /** Args */
            args: {
                [key: string]: unknown;
            };
        };
        /**
         * Line
         * @description A line of talk.
         */
        Line: {
            /** N */
            n: number;
            /** Seat */
            seat: number | null;
            /** Name */
            name: string;
            /** Text */
            text: string;
            /** At */
            at: number;
        };
        /**
         * Lobby
         * @description The table's own state changed: seats, names, bots, start, rematch; ``turn`` comes along while it runs.
         */
        Lobby: {
            /** Seq */
            seq: number;
            /**
             * T
             * @constant
             */
            t: "lobby";
            table: components["schemas"]["TableState"];
            turn: components["schemas"]["Turn"] | null;
        };
        /**
         * Look
         * @description What a move would do; ``change`` is a merge patch of the seat's view, or the view itself where it is ``full``.
         */
        Look: {
            /** Reveals */
            reveals: boolean;
            /** Events */
            events: components["schemas"]["GameEvent"][];
            /** Change */
            change: {
                [key: string]: unknown;
            } | null;
            /** Full */
            full: boolean;
        };
        /**
         * LooksShown
         * @description What all moves of a seat would do at this ply.
         */
        LooksShown: {
            /** Seq */
            seq: number;
            /** Re */
            re: number | string | null;
            /**
             * T
             * @constant
             */
            t: "looks";
            /** Seat */
            seat: number;
            /** Ply */
            ply: number;
            /** Moves */
            moves: {
                [key: string]: components["schemas"]["Look"];
            };
            /** Refused */
            refused: {
                [key: string]: components["schemas"]["Barred"];
            };
        };
        /**
         * Moved
         * @description A move was made. ``views`` holds RFC 7396 merge patches, or whole views where ``full`` is true.
         */
        Moved: {
            /** Seq */
            seq: number;
            /**
             * T
             * @constant
             */
            t: "moved";
            /** Ply */
            ply: number;
            /** By */
            by: number;
            /** Words */
            words: string | null;
            /** Events */
            events: components["schemas"]["GameEvent"][];
            /** Views */
            views: {
                [key: string]: {
                    [key: string]: unknown;
                };
            };
            /** Full */
            full: boolean;
            turn: components["schemas"]["Turn"];
        };
        /**
         * Notice
         * @description A word about a seat: ``bots-busy``, ``bot-slow``, ``bots-warming``, ``time-out``, ``stand-in``, ``no-room``.
         */
        Notice: {
            /** Seq */
            seq: number;
            /**
             * T
             * @constant
             */
            t: "notice";
            /** Kind */
            kind: string;
            /** Seat */
            seat: number | null;
        };
        /**
         * OddsGiven
         * @description Chances of each side, 0 to 1.
         */
        OddsGiven: {
            /** Seq */
            seq: number;
            /** Re */
            re: number | string | null;
            /**
             * T
             * @constant
             */
            t: "odds";
            /** Values */
            values: number[];
        };
        /**
         * Ok
         * @description Done; a move is committed when this comes.
         */
        Ok: {
            /** Seq */
            seq: number;
            /** Re */
            re: number | string | null;
            /**
             * T
             * @constant
             */
            t: "ok";
            /** Ply */
            ply: number;
        };
        /**
         * Over
         * @description The end.
         */
        Over: {
            /** Seq */
            seq: number;
            /**
             * T
             * @constant
             */
            t: "over";
            result: components["schemas"]["Result"];
        };
        /**
         * Pong
         * @description Still here too; the server's time.
         */
        Pong: {
            /** Seq */
            seq: number;
            /** Re */
            re: number | string | null;
            /**
             * T
             * @constant
             */
            t: "pong";
            /** At */
            at: number;
        };
        /**
         * Presence
         * @description Who is here.
         */
        Presence: {
            /** Seats */
            seats: number[];
            /** Spectators */
            spectators: number;
        };
        /**
         * PresenceNews
         * @description Who is here now.
         */
        PresenceNews: {
            /** Seq */
            seq: number;
            /**
             * T
             * @constant
             */
            t: "presence";
            presence: components["schemas"]["Presence"];
        };
        /**
         * PreviewShown
         * @description What it would do, up to where something unknown would show.
         */
        PreviewShown: {
            /** Seq */
            seq: number;
            /** Re */
            re: number | string | null;
            /**
             * T
             * @constant
             */
            t: "preview";
            /** Words */
            words: string;
            /** Reveals */
            reveals: boolean;
            /** Events */
            events: components["schemas"]["GameEvent"][];
            /** View */
            view: {
                [key: string]: unknown;
            } | null;
        };
        /**
         * Turn
         * @description Who may act; the legal moves of the viewer's own seats; which of them may take back at once.
         */
        Turn: {
            /** To Act */
            to_act: number[];
            /** Legal */
            legal: {
                [key: string]: components["schemas"]["LegalMove"][];
            };
            /** Can Undo */
            can_undo: number[];
            clock: components["schemas"]["ClockState"] | null;
        };
        /**
         * UndoAsked
         * @description Somebody wants to take back more than the rules allow; every other player must agree.
         */
        UndoAsked: {
            /** Seq */
            seq: number;
            /**
             * T
             * @constant
             */
            t: "undo-asked";
            /** By */
            by: number;
            /** Question */
            question: string;
        };
        /**
         * UndoRefused
         * @description Somebody did not agree.
         */
        UndoRefused: {
            /** Seq */
            seq: number;
            /**
             * T
             * @constant
             */
            t: "undo-refused";
            /** By */
            by: number;
        };
        /**
         * Undone
         * @description Something was taken back: the whole log and whole views, as they now are.
         */
        Undone: {
            /** Seq */
            seq: number;
            /**
             * T
             * @constant
             */
            t: "undone";
            /** Ply */
            ply: number;
            /** By */
            by: number;
            /** Log */
            log: components["schemas"]["GameEvent"][];
            /** Views */
            views: {
                [key: string]: {
                    [key: string]: unknown;
                };
            };
            turn: components["schemas"]["Turn"];
        };
        /**
         * Welcome
         * @description All one may know. ``resumed``: ``log`` holds only what came after ``since``.
         */
        Welcome: {
            /** Seq */
            seq: number;
            /**
             * T
             * @constant
             */
            t: "welcome";
            /** Resumed */
            resumed: boolean;
            table: components["schemas"]["TableState"];
            /** Seats */
            seats: number[];
            /** Views */
            views: {
                [key: string]: {
                    [key: string]: unknown;
                };
            };
            /** Log */
            log: components["schemas"]["GameEvent"][];
            turn: components["schemas"]["Turn"] | null;
            /** Chat */
            chat: components["schemas"]["Line"][];
            /** Ply */
            ply: number;
            presence: components["schemas"]["Presence"];
        };
        /**
         * WhyNot
         * @description The reason, or nulls if it can be done.
         */
        WhyNot: {
            /** Seq */
            seq: number;
            /** Re */
            re: number | string | null;
            /**
             * T
             * @constant
             */
            t: "why";
            /** Words */
            words: string;
            /** Rule */
            rule: string | null;
            /** Reason */
            reason: string | null;
            /** Args */
            args: {
                [key: string]: unknown;
            };
            /** Message */
            message: string | null;
        };
        /**
         * Chat
         * @description Talk.
         */
        Chat: {
            /**
             * Id
             * @default null
             */
            id: number | string | null;
            /**
             * T
             * @constant
             */
            t: "chat";
            /** Text */
            text: string;
        };
        /**
         * End
         * @description Put it to the other players of a game won or lost together: shall it end here, as a loss?
         */
        End: {
            /**
             * Id
             * @default null
             */
            id: number | string | null;
            /**
             * T
             * @constant
             */
            t: "end";
            /** Seat */
            seat: number;
        };
        /**
         * EndAnswer
         * @description The answer to ``end-asked``, whose ``question`` it names.
         */
        EndAnswer: {
            /**
             * Id
             * @default null
             */
            id: number | string | null;
            /**
             * T
             * @constant
             */
            t: "end-answer";
            /** Question */
            question: string;
            /** Yes */
            yes: boolean;
        };
        /**
         * GiveBack
         * @description Take one's own seat back from the bot.
         */
        GiveBack: {
            /**
             * Id
             * @default null
             */
            id: number | string | null;
            /**
             * T
             * @constant
             */
            t: "giveback";
            /** Seat */
            seat: number;
        };
        /**
         * Hello
         * @description The first message: keys (several: hot seat), and the last ``seq`` seen when coming back.
         */
        Hello: {
            /**
             * T
             * @constant
             */
            t: "hello";
            /** Keys */
            keys: string[];
            /**
             * Since
             * @default null
             */
            since: number | null;
            /**
             * Lang
             * @default en
             * @enum {string}
             */
            lang: "en" | "ru" | "de" | "it";
        };
        /**
         * Hint
         * @description What would you do?
         */
        Hint: {
            /**
             * Id
             * @default null
             */
            id: number | string | null;
            /**
             * T
             * @constant
             */
            t: "hint";
            /** Seat */
            seat: number;
        };
        /**
         * Looks
         * @description What would each of my moves do, and why can these others not be made?
         */
        Looks: {
            /**
             * Id
             * @default null
             */
            id: number | string | null;
            /**
             * T
             * @constant
             */
            t: "looks";
            /** Seat */
            seat: number;
            /** Others */
            others?: string[];
        };
        /**
         * Move
         * @description A move, made at the ply the client has seen.
         */
        Move: {
            /**
             * Id
             * @default null
             */
            id: number | string | null;
            /**
             * T
             * @constant
             */
            t: "move";
            /** Seat */
            seat: number;
            /** Words */
            words: string;
            /** Ply */
            ply: number;
        };
        /**
         * Odds
         * @description How does it stand?
         */
        Odds: {
            /**
             * Id
             * @default null
             */
            id: number | string | null;
            /**
             * T
             * @constant
             */
            t: "odds";
        };
        /**
         * Ping
         * @description Still here.
         */
        Ping: {
            /**
             * Id
             * @default null
             */
            id: number | string | null;
            /**
             * T
             * @constant
             */
            t: "ping";
        };
        /**
         * Preview
         * @description What would this do?
         */
        Preview: {
            /**
             * Id
             * @default null
             */
            id: number | string | null;
            /**
             * T
             * @constant
             */
            t: "preview";
            /** Seat */
            seat: number;
            /** Words */
            words: string;
        };
        /**
         * Rename
         * @description Another name.
         */
        Rename: {
            /**
             * Id
             * @default null
             */
            id: number | string | null;
            /**
             * T
             * @constant
             */
            t: "rename";
            /** Seat */
            seat: number;
            /** Name */
            name: string;
        };
        /**
         * TakeOver
         * @description Let a bot play a seat: one's own, or (the host) one whose player is away.
         */
        TakeOver: {
            /**
             * Id
             * @default null
             */
            id: number | string | null;
            /**
             * T
             * @constant
             */
            t: "takeover";
            /** Seat */
            seat: number;
            /** Level */
            level: string;
        };
        /**
         * Undo
         * @description Take back the seat's last step; what the engine does not allow at once is put to the others.
         */
        Undo: {
            /**
             * Id
             * @default null
             */
            id: number | string | null;
            /**
             * T
             * @constant
             */
            t: "undo";
            /** Seat */
            seat: number;
        };
        /**
         * UndoAnswer
         * @description The answer to ``undo-asked``, whose ``question`` it names.
         */
        UndoAnswer: {
            /**
             * Id
             * @default null
             */
            id: number | string | null;
            /**
             * T
             * @constant
             */
            t: "undo-answer";
            /** Question */
            question: string;
            /** Yes */
            yes: boolean;
        };
        /**
         * Why
         * @description Why can this not be done?
         */
        Why: {
            /**
             * Id
             * @default null
             */
            id: number | string | null;
            /**
             * T
             * @constant
             */
            t: "why";
            /** Seat */
            seat: number;
            /** Words */
            words: string;
        };
        /** @description The table. */
        EmpiresView: {
            era: number;
            round: number;
            phase: string;
            to_act: number[];
            turn_order: number[];
            seats: components["schemas"]["SeatView"][];
            provinces: {
                [key: string]: components["schemas"]["ProvinceView"];
            };
            slots: components["schemas"]["SlotView"][];
            destiny_played: {
                [key: string]: number;
            };
            destiny_left: number;
            resolving: string | null;
            doing: components["schemas"]["Doing"][];
            destiny_deck?: string[];
            agendas?: {
                [key: string]: components["schemas"]["AgendaView"];
            };
            mountains?: components["schemas"]["MountainView"][];
            mountains_seen?: {
                [key: string]: number;
            };
            houses?: components["schemas"]["SoloHouseView"][];
            winners?: number[];
        };
        /** @description A house. */
        SeatView: {
            score: number;
            food: number | null;
            bushido: number | null;
            influence: {
                [key: string]: number;
            };
            final_points: {
                [key: string]: number;
            };
            samurai_left: number;
            castles_left: number;
            armies: number;
            hand: string[] | null;
            hand_count: number;
            picked: string | true | null;
            orders_left: {
                [key: string]: number;
            } | null;
            orders_count: number;
            cover_price: number;
            covered: boolean;
            dojo?: string | null;
            range?: number;
            arsenal?: number;
            headquarters?: number;
        };
        /** @description A province: numbers by seat, or seats. */
        ProvinceView: {
            resource: ("food" | "bushido") | null;
            samurai: number[];
            castles: number[];
            controller: number | null;
            archers?: number[];
            generals?: number[];
            besieged?: number[];
            figure?: string;
        };
        /** @description A slot, and what lies on it. */
        SlotView: {
            slot: string;
            neutral: string;
            token: components["schemas"]["TokenView"] | null;
            under: components["schemas"]["TokenView"] | null;
        };
        /** @description An order token on the board. */
        TokenView: {
            seat: number;
            order: string | null;
            face_up: boolean;
            round: number;
            location?: string;
        };
        /** @description An action under way. */
        Doing: {
            act: string;
            region: string;
            points: number;
            at?: string;
            extra?: boolean;
        };
        /** @description A region's agenda, and who has scored it. */
        AgendaView: {
            tile: number;
            side: string;
            done: number[];
        };
        /** @description A mountain road; its token, true for one face down. */
        MountainView: {
            between: string[];
            token: string | boolean | null;
        };
        /** @description A house that plays itself. */
        SoloHouseView: {
            seat: number;
            stack_left: number;
            next_region: string | null;
            aside: {
                [key: string]: number;
            };
            stack?: string[];
            aside_tokens?: string[];
        };
        /** @description Numbers counted for people (numbers.py). */
        EmpiresNumbers: {
            tokens: number;
            way: number;
            power: {
                [key: string]: number[];
            };
            prices: {
                [key: string]: components["schemas"]["Price"];
            };
            offer?: components["schemas"]["Offer"] | null;
            agendas?: {
                [key: string]: components["schemas"]["AgendaNumbers"];
            };
        };
        /** @description What an order sells beside its action, and for how much of what. */
        Price: {
            /** @enum {unknown} */
            kind: "point" | "ship" | "army" | "strike";
            /** @enum {unknown} */
            good: "food" | "bushido";
            price: number;
        };
        /** @description What the order under way still sells. */
        Offer: {
            /** @enum {unknown} */
            kind: "point" | "ship" | "army" | "strike";
            price: number;
        };
        /** @description What an agenda is worth, and what each seat has of what it counts. */
        AgendaNumbers: {
            points: number;
            have: {
                [key: string]: number;
            }[];
        };
        /** @description The table. */
        SevenView: {
            round: number;
            phase: string;
            stage: string;
            to_act: number[];
            active: number;
            outcome: string | null;
            score: number;
            barricades: number;
            barricades_max: number;
            buildings: string[];
            families: string[];
            discard: string[];
            seats: components["schemas"]["SamuraiView"][];
            open_tokens: string[];
            hand: components["schemas"]["CardInHand"] | null;
            penalties: string[];
            penalty_even: boolean;
            penalty_applied: boolean;
            turn_limits: string[];
            kiai: components["schemas"]["KiaiUnderWay"][];
            kiai_waiting: number[];
            looking: number;
            deck: components["schemas"]["Pile"];
            breach: components["schemas"]["Pile"];
            unplaced: string[];
            abilities: string[][];
            cards: {
                [key: string]: components["schemas"]["Card"];
            };
        };
        /** @description A samurai's board. */
        SamuraiView: {
            samurai: string;
            /** @enum {unknown} */
            side: "human" | "animal";
            wounds: number;
            passed: boolean;
            track: number;
            kiai: number;
            line: string[];
            left: string[];
            support_to: number | null;
            support_late: boolean;
            support_from: number[];
            open_tokens: string[];
        };
        /** @description The card that was taken and lies nowhere yet. */
        CardInHand: {
            card: string;
            seat: number;
            had_by: number[];
            bare: boolean;
        };
        /** @description A kiai that is being resolved. */
        KiaiUnderWay: {
            seat: number;
            main: number;
            extra: number;
        };
        /** @description Cards face down, and what is known of them. */
        Pile: {
            count: number;
            seen: components["schemas"]["SeenCard"][];
        };
        /** @description A card of a pile whose place, counted from the top, is known. */
        SeenCard: {
            place: number;
            card: string;
            face_up: boolean;
        };
        /** @description The face of a bandit card. */
        Card: {
            strength: number;
            symbol: ("hat" | "house" | "doll") | null;
            penalties: string[];
            flame: boolean;
        };
        /** @description Counted for people (numbers.py); the same for everybody. */
        SevenNumbers: {
            left: number[];
            next: number[];
            missing: string[][];
            by: {
                [key: string]: string;
            };
            ranks: ("raider" | "henchman" | "chief")[];
        };
    };
    responses: never;
    parameters: never;
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type $defs = Record<string, never>;
export type operations = Record<string, never>;
