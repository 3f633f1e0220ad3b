import Wireflow

extension Journey {
  /// The journeys that work on every wireframe and on every backend.
  static var everywhere: [Journey] { fundamentals + throughRequests }

  /// The journeys with the usual requests, flows and alerts.
  private static let fundamentals = journeys(
    """
    # stacks
    push A1 from A; push A2 from A1; pop A2; push A3 from A1; push A4 from A3; push A5 from A4
    user: back; pop to A1; push A6 from A1; push A7 from A6; user: back to "A1"
    pop to the root of A1
    # replacements
    push A1 from A; push A2 from A1; replace A2 with A3; replace A1 with A4; replace A with D
    user: back; present M from A4; replace M with N; replace A4 with A5; dismiss N
    # selection
    select B; user: select "C"; user: select "A"; user: select "A"; select C; push C1 from C
    user: back
    # stacks that are left
    push A1 from A; user: select "B", keeping stacks; push B1 from B
    user: select "A", keeping stacks; select B, keeping stacks; user: back
    user: select "A", keeping stacks; push A2 from A1
    # modals
    present M from A; push M1 from M; present N from M1; user: back; user: back; user: dismiss
    present O over everything; push O1 from O; present P from O1; dismiss O
    present Q over everything; present R from Q; dismiss all; present S from A; user: dismiss
    # a modal that the user may not dismiss
    present Locked from A; user: dismiss; user: back; push L1 from Locked; user: back
    dismiss Locked
    # screens shown as there is room
    show S from A; push S1 from S; user: back; hide S; show Popover from A; user: back
    show Popover 2 from A; hide Popover 2
    # a flow that ends below another one
    push A1 from A; start Tour, which pushes T from A1; start Walk, which pushes W from T
    finish Tour; user: back
    # the player
    install the player P; user: maximize; user: minimize; maximize the player; minimize the player
    push A1 from the controls of P; maximize the player; push A2 from P; install the player P2
    remove the player
    # modals over the player
    install the player P; maximize the player; present M from P; push M1 from M
    present N over everything; minimize the player; dismiss all; user: maximize; user: back
    remove the player
    # alerts
    alert Q from A; user: choose "Yes"; alert Q2 from A; action sheet Q3 from A; present M from A
    user: choose "No"; user: choose "Yes"; alert Q4 from M; user: choose "Yes"; user: dismiss
    alert Q5 from A with a field; user: choose "Yes"; user: type "Ada" into "Name"
    user: choose "Yes"
    # alerts whose sender leaves
    push A1 from A; alert Q from A1; pop A1; present M from A; alert Q2 from M; dismiss M
    alert Q3 from A; replace A with D
    # flows
    start Login, which presents L from A; push L1 from L as Login
    start Reset, which pushes R from L1 under Login; push R1 from R as Reset; finish Reset
    start Help, which presents H from L1 under Login; finish Login; push A1 from A
    at once: start Tour, which pushes T from A1; start Second tour, which pushes T2 from A1
    push T1 from T as Tour; finish Tour
    # flows that are cancelled
    push A1 from A; start Tour, which pushes T from A1; user: back
    start Login, which presents L from A1; start Help, which presents H from L under Login
    user: dismiss; user: dismiss; start Login again, which presents L from A1
    start More help, which presents H from L under Login again; dismiss L
    start Guide, which pushes G from A1; pop to the root of A1; start Buyer, which presents Y from A
    alert Q from Y; dismiss all
    # modals of another flow
    start Login, which presents L from A; push L1 from L as Login
    start News, which presents N over everything; push N1 from N as News; finish Login; user: back
    finish News
    # install over everything
    push A1 from A; install the player P; start Login, which presents L from A1
    push L1 from L as Login; present M from L1; alert Q from M; install D, E; push D1 from D
    select E; install E, F
    # batches
    push A1 from A
    batch: pop A1; push A2 from A; push A3 from A2
    batch: present M from A3; push M1 from M; present N from M1
    batch: dismiss M; pop to the root of A; select B; push B1 from B
    # the background
    push A1 from A; present M from A1; alert Q from M; alert Q2 from M; user: background
    user: foreground; user: open drawer; flush
    # requests that cannot be
    push A1 from Stranger; pop A; pop Stranger; pop to A; dismiss A; dismiss all; select Stranger
    hide A; minimize the player; maximize the player; remove the player; push B from A
    present B from A; replace A with B; alert Q from Stranger; present M from A; present N from A
    user: dismiss
    """)
}
