import Wireflow

extension Journey {
  /// The journeys with requests about several screens, or about a screen that is not on top.
  static let throughRequests = journeys(
    """
    # steps back from what is in front
    push A1 from A; install the player P; maximize the player; go back; present M from A1
    push M1 from M; go back; go back; present Locked from A1; go back; go back; go back
    # stacks that are set as a whole
    set the stack of A to A, A1, A2; set the stack of A2 to A, A2, A3; set the stack of A to A, A3
    start Tour, which pushes T from A3; set the stack of A to A, A4; set the stack of A4 to A
    set the stack of A to A1, A; set the stack of A to A, A5, A5; set the stack of B to B, B1
    select B; present M from B1; set the stack of M to M, M1, M2; user: back
    set the stack of M1 to M; dismiss M
    # screens that are removed from below others
    push A1 from A; push A2 from A1; push A3 from A2; remove A1; remove A3; remove A
    start Tour, which pushes T from A2; push T1 from T as Tour; remove T; remove T1
    install the player P; remove P; present M from A2; push M1 from M; present N from M1; remove M1
    remove M
    # modals that go with their senders
    push A1 from A; present M from A1, with which it goes; push M1 from M; present N from M1; pop A1
    push A2 from A; present M from A2, with which it goes; replace A2 with A3
    present O from A3, with which it goes; set the stack of A3 to A; push A4 from A
    present Q from A4, with which it goes; remove A4; present R from A, with which it goes
    user: dismiss
    # root items whose root is another one
    replace A with D; push D1 from D; replace D with E; select B; replace E with F; user: select "F"
    user: back; replace F with B; replace F with A; user: select "B"; user: select "A"
    # stacks that are set from another root
    push A1 from A; push A2 from A1; set the stack of A1 to D, A2, D1; set the stack of D to D2, D
    set the stack of D to D1, D; set the stack of B to E; select E; push E1 from E
    set the stack of E1 to F; user: select "F"; present M from F; set the stack of M to N, N1
    user: back; set the stack of N to G; dismiss G; user: select "D"
    # returns to the root
    push A1 from A; present M from A1; push M1 from M; present N from M1; return to the root
    return to the root; push A2 from A; return to the root; present M from A; return to the root
    start Tour, which presents T from A; present N from T; return to the root as Tour; select B
    push B1 from B; start Guide, which pushes G from B1; install the player P; return to the root
    """)
}

extension Journey {
  /// The journeys that swap wireframes while the app runs, the second one while transitions run.
  static let adaptations = journeys(
    """
    # wireframes that are swapped
    adapt to regular; adapt to compact; push A1 from A; select B; push B1 from B; push B2 from B1
    install the player P; adapt to regular; maximize the player
    start Login, which presents L from B2; adapt to compact; push L1 from L as Login
    present M from L1; alert Q from M; adapt to regular; user: choose "Yes"; dismiss M
    adapt to compact; finish Login; minimize the player; user: back; select A
    # wireframes that are swapped in the middle of transitions
    at once: push A1 from A; present M from A1; push M1 from M; after a moment; adapt to regular; \
    push M2 from M1
    at once: dismiss M; adapt to compact; push A2 from A1; adapt to regular
    pop A2
    """)
}
