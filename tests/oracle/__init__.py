"""The laws written a second time, a game each: what plays beside the engine and must agree with it."""
