import Wireflow

extension Journey {
  /// All journeys for testing a backend.
  ///
  /// In those that no wireframe goes through, the user acts on the backend and transitions overlap.
  static var forBackends: [Journey] {
    everywhere + inTheMiddle + adaptations + inFront + byTheUser + throughRegions + withAccounts
  }

  /// The journeys in which requests and actions meet running transitions.
  private static let inTheMiddle = journeys(
    """
    # a second tap on the selected root item
    push A1 from A; push A2 from A1; user: select "A"; user: select "A"; user: select "B"
    user: select "B"
    # the drawer
    user: open drawer; user: close drawer; user: open drawer; user: select "B"; user: open drawer
    push B1 from B; alert Q from B; user: choose "Yes"; user: close drawer; user: open drawer; flush
    user: open drawer; install D
    # transitions that overlap
    at once: push A1 from A; present M from A1; push M1 from M
    at once: dismiss M; select B; push B1 from B
    at once: replace B1 with B2; install the player P; maximize the player; \
    present N over everything
    at once: minimize the player; alert Q from B2; user: choose "Yes"; dismiss N
    # what comes and goes while transitions overlap
    at once: push A1 from A; push A2 from A1; pop A2; present M from A1; push M1 from M
    at once: dismiss M; select B; push B1 from B; replace B1 with B2
    at once: install the player P; maximize the player; present N over everything; \
    minimize the player; dismiss N
    at once: alert Q from B2; alert Q2 from B2; user: choose "Yes"; pop B2
    # the background in the middle of transitions
    at once: push A1 from A; present M from A1; push M1 from M; alert Q from M1; after a moment; \
    user: background
    user: foreground
    at once: dismiss M; after a moment; flush; push A2 from A1
    # install in the middle of transitions
    at once: push A1 from A; present M from A1; install the player P; after a moment; \
    install D, A; push D1 from D
    pop D1
    """)

  /// The journeys with a late backend, notices and drafts.
  private static let inFront = journeys(
    """
    # a backend that joins late
    push A1 from A; install the player P; present M from A1; push M1 from M; alert Q from M1
    attach the backend; user: choose "Yes"; pop M1; dismiss M; maximize the player
    # notices in front of everything but an alert
    notice Sent; push A1 from A; notice Saved; user: tap "Again"; present M from A1; alert Q from M
    user: choose "Yes"; user: tap "Again"; user: close notice; user: close notice; dismiss M
    at once: notice Sent; present N over everything; user: close notice; dismiss N
    # modals that are minimized and come back
    present Draft from A; push M1 from Draft; user: minimize; push A1 from A; user: maximize; pop M1
    user: swipes Draft down; install the player P; present Draft 2 from A1; push N1 from Draft 2
    minimize the player; present M from A1; dismiss Draft; dismiss all; maximize the player
    user: back; user: dismiss; user: maximize; present Draft 3 from P
    at once: minimize the player; minimize the player; push A2 from A1; maximize the player; \
    minimize the player
    install D
    """)

  /// The journeys in which the user acts on the backend itself, or on its content.
  private static let byTheUser = journeys(
    """
    # the user goes back on the screen
    push A1 from A; push A2 from A1; push A3 from A2; user: back to A2 on the screen
    push A4 from A2; push A5 from A4; user: back to A1 on the screen; user: back to A on the screen
    present M from A; push M1 from M; push M2 from M1; user: back to M on the screen
    start Tour, which pushes T from M; user: back to M on the screen; push M3 from M
    # the user swipes modals down on the screen
    present M from A; push M1 from M; present N from M1; user: swipes N down; user: swipes M down
    start Login, which presents L from A; push L1 from L as Login; user: swipes L down
    present M from A; present Locked from M; user: swipes Locked down
    # the user removes something while transitions run
    push A1 from A; push A2 from A1
    at once: push A3 from A2; push A4 from A3; after a moment; \
    user: back to A1 on the screen, perhaps
    pop to the root of A; push A5 from A
    at once: present M from A5; push M1 from M; user: back to A on the screen, perhaps
    at once: present N from M1; after a moment; user: swipes M down, perhaps
    dismiss all
    # what the user removes is refused
    push A1 from A; refuse the user; user: back to A on the screen; let the user do as they like
    user: back to A on the screen; present M from A; refuse the user; user: swipes M down
    let the user do as they like; user: swipes M down; push A2 from A; alert Q from A2
    user: back to A on the screen; user: choose "Yes"; present Locked from A2; alert Q2 from Locked
    user: swipes Locked down
    # swipes that the user holds
    push A1 from A; push A2 from A1; user: begins to swipe back to A1; push A3 from A2
    user: lets go, and the swipe is cancelled; user: begins to swipe back to A2
    user: lets go, and the swipe is completed; user: begins to swipe back to A1; present M from A2
    user: lets go, and the swipe is completed; dismiss all; push A4 from A1; refuse the user
    user: begins to swipe back to A1; user: lets go, and the swipe is completed
    # swipes that the user holds for long
    push A1 from A; push A2 from A1; user: begins to swipe back to A1; select B; push B1 from B
    after a long time; select A; pop A2; user: lets go, and the swipe is cancelled
    user: begins to swipe back to A; alert Q from A1; after a long time
    user: lets go, and the swipe is completed; user: choose "Yes"
    # content that changes
    A has bad news; user: type "Bob" into "Name"; user: toggle "Switch"
    user: choose "down" in "Order"; B has the badge 3; push A1 from A; user: toggle "Switch"
    A1 has good news; user: back; B has no badge; alert Q from A; A has more news; user: choose "No"
    # content that changes unseen
    push A1 from A; A has old news; select B; A1 has new; select A; present M from A1
    A1 has late news; user: toggle "Switch"; dismiss M; pop A1; install the player P; P has a song
    maximize the player; P has no song; minimize the player; adapt to regular; push A2 from A
    A has the end
    at once: A2 has soon; push A3 from A2
    """)

  /// The journey with detached root items.
  private static let withAccounts = journeys(
    """
    # root items that are detached and attached
    push A1 from A; start Login, which presents L from A1; push L1 from L as Login
    detach first, showing D, E; select E; push E1 from E; present M from E1; install the player P
    attach first, detaching second; push L2 from L1 as Login; user: back
    attach second, detaching first; finish Login; push A2 from A1; user: dismiss
    attach first, detaching second; pop A2; drop second; detach B as some; push A3 from A1
    attach some; select B; detach B as some; attach some; push B1 from B
    at once: detach first, showing D; push D1 from D; attach first
    at once: present N over everything; detach A, B as some; attach some; dismiss N
    """)
}
