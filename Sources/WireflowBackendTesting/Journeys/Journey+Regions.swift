import Wireflow

extension Journey {
  /// The journeys with details, embedded screens and modals that hold root items.
  static let throughRegions = journeys(
    """
    # details beside lists
    show the detail D from A; push D1 from D; push D2 from D1; user: back; adapt to regular
    push A1 from A; show the detail E from A1; push E1 from E; select B; show the detail F from B
    select A; adapt to compact; pop to E; replace E with G; pop to A; show the detail H from A
    install A, C; present M from A; show the detail N from M; dismiss M
    # embedded screens
    embed X in A; embed Y in A; embed Z in X; replace X with W; embed V in W; push A1 from V
    embed U in A1; pop A1; remove W; present M from Y; embed T in M; adapt to regular
    install the player P; embed S in P; adapt to compact; maximize the player; remove the player
    dismiss M; remove Y
    # root items that come and go
    push B1 from B; select B; update B, C; update D, B, A; show the detail E from B1; embed X in B
    update A, B; update A
    # a modal that holds tabs
    present the root items M, N from A in tabs; push M1 from M; user: select "N"; push N1 from N
    user: select "N"; update N, O around N; present L from N; adapt to regular; dismiss L
    user: select "O"; user: back
    # a modal that holds a drawer
    present the root items M, N from A in a drawer; user: open drawer; user: select "N"
    user: open drawer; flush; user: open drawer; adapt to regular; dismiss all
    # a modal that holds columns
    present the root items M, N from A in columns; show the detail D from M; push D1 from D
    push M1 from M; embed X in D; select N; push N1 from N; push N2 from N; adapt to regular
    select M; user: back; dismiss N
    # a modal that holds three columns
    present the root items M, N from A in three columns; push M1 from M; push M2 from M1
    push M3 from M1; show the detail D from M3; push M4 from M; show the detail E from M4; select N
    adapt to regular; select M; user: back; user: back; dismiss N
    # a modal that holds pages
    present the root items M, N, O from A in pages; user: next; push N1 from N; user: next
    user: next; user: select "M"; user: previous; refuse the user; user: next; user: select "O"
    let the user do as they like; user: next; user: select "N"; update P, N, Q around N; user: next
    adapt to regular; present L from Q; user: previous; dismiss L; user: previous; dismiss all
    # pages that the user turns on the screen
    present the root items M, N, O from A in pages; user: turns to N on the screen; the user is on N
    user: turns to O on the screen; the user is on O; user: turns to N on the screen
    the user is on N; refuse the user; user: turns to O on the screen; the user stays on N
    user: turns to M on the screen; the user stays on N; let the user do as they like
    push N1 from N; pop N1; user: turns to O on the screen; the user is on O; update O, P around O
    user: turns to P on the screen; the user is on P; dismiss all
    """)
}
