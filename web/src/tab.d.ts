/** Whether this build hosts its tables in the tab: a constant, so that each build holds only its own part. */
declare const __TAB__: boolean;
