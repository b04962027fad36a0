# Боты: подсказки, арена, разбор.
hint-empires-score = очки сразу ({ hint-points })
hint-points = { $points ->
    [one] примерно { $points } очко
    [few] примерно { $points } очка
    [many] примерно { $points } очков
   *[other] примерно { $points } очка
}
hint-empires-influence = больше влияния для итогового подсчёта ({ hint-points })
hint-empires-regions = больше провинций в регионе, чем у других ({ hint-points })
hint-empires-shrines = святилища ({ hint-points })
hint-empires-castles = замок: влияние каждую эпоху ({ hint-points })
hint-empires-armies = провинции удерживаются надёжнее ({ hint-points })
hint-empires-goods = пища и бусидо для действий ({ hint-points })
hint-empires-orders = приказу там есть что делать ({ hint-points })
hint-empires-training = подготовленные боевые единицы ({ hint-points })
hint-empires-rivals = ослабляет { $seat_acc } ({ hint-points })
hint-empires-chance = лучший результат в пробных партиях, доигранных до конца (шанс { $percent } %)
hint-seven-samurai = бережёт самураев
hint-seven-defence = приближает недостающую защиту слева
hint-seven-village = бережёт деревню: укрепления, постройки или семьи
hint-seven-bandits = впереди остаётся меньше бандитов, чем вы ещё можете принять
hint-seven-lines = оставляет менее опасные боевые очереди
hint-seven-chance = шанс спасти деревню: { $percent } %
arena-playing = Идут партии
arena-title = { $game }: { $bots }
arena-seed = Зерно { $seed }, партий: { $games }, { $on } (процессов: { $workers }).
arena-column-bot = Бот
arena-column-share = Доля побед
arena-column-interval = Интервал (95 %)
arena-column-elo = Эло
arena-column-score = Очки
arena-column-speed = Решений/с
arena-column-median = Медиана, мс
arena-column-p99 = p99, мс
arena-column-iterations = Итераций/с
analyse-title = Разбор партии
analyse-column-seat = Сторона
analyse-column-start = Шансы в начале
analyse-column-end = В конце
analyse-column-decisions = Свои решения
analyse-column-luck = Удача и соперники
analyse-turning = Переломные моменты:
analyse-step = Ход { $ply }, { $seat }: { $words } (шансы { $odds }; решение { $decision }, удача { $luck })

review-title = Насколько хорошо играли
review-column-seat = Сторона
review-column-decisions = Решений
review-column-accuracy = Точность
review-column-loss = Потеря за решение, п. п.
review-best = Лучшее, ход { $ply }, { $seat }: { $made } (шанс на победу { $chance } %)
review-worst = Худшее, ход { $ply }, { $seat }: { $made }; { $better } было лучше на { $loss } п. п. шанса на победу

# то же в браузере, рядом с повтором
review-open = Разбор
review-how = Капитан оценивает каждое решение по тому, что сторона могла тогда знать. Удача никому не засчитывается.
review-thinking = Капитан просматривает партию. Это займёт четверть минуты…
review-of-decisions = { $n ->
    [one] { $n } решение
    [few] { $n } решения
   *[many] { $n } решений
  }, в среднем потеряно { $loss } п. п. шанса на победу
review-none = решений не было
review-best-one = Лучшее
review-worst-one = Самое дорогое
review-move = Ход { $ply }
review-made = { $move } (шанс на победу { $chance } %)
review-better = Лучше: { $move } — на { $loss } п. п.
review-faultless = Ничего не упущено.
review-ask = Что сделал бы здесь { $level ->
    [general] полководец
   *[shogun] сёгун
  }?
review-advice = { $seat }, ход { $ply }: { $level ->
    [general] полководец
   *[shogun] сёгун
  } выбрал бы «{ $move }».
review-at-the-end = Здесь партия уже окончена; вернитесь к какому-нибудь решению.
review-losses = Каждое решение — чёрточка: чем она выше, тем дороже оно обошлось
