# 7 Samurai: the first page of the rulebook.
rules-seven-turn = Three rounds. In your turn the last bandit in your line strikes, then you fight, support or pass. The round ends when the deck is empty or all have passed.
rules-seven-again = turn by turn, until the deck is empty or all have passed
rules-seven-penalty = Penalty
rules-seven-penalty-how = the last bandit strikes
rules-seven-act = Act
rules-seven-act-how = fight, support or pass
rules-seven-place = Place the card
rules-seven-place-how = right to fight, left to guard
rules-seven-end = Round end
rules-seven-end-how = what is not guarded is lost
rules-seven-aim = You win or lose together: nobody may fall, and a building and a family must stand. **On the right** strength moves your track, **on the left** hats, houses and dolls protect you at the end of the round.
