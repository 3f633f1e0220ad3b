import Wireflow

extension FerryChecks {
  @MainActor
  static func pushesABooking(_ checker: Checker) throws {
    let rig = FerryRig(bookingWireframe: { $0 })

    try rig.play(purchase)

    checker.expect(
      "a tab bar pushes a booking's screens", rig.newLog(),
      is: """
        > tap "Nordvik"
          start BookingFlowCoordinator
          push CabinsScreen "Cabins" onto Departures
        > tap "Sea view"
          push PassengerScreen "Passenger" onto Departures
        > tap "Pay"
          alert "Who travels?": "Type a name." [OK]
        > choose "OK"
          close alert "Who travels?"
        > type "Ida" into "Name"
        > tap "Pay"
        > wait 300ms
          pop to DeparturesScreen "Departures"
          finish BookingFlowCoordinator
        """)
    checker.expect("a booking ends with a ticket", rig.main.outcomes, is: [.finished(ticket)])
  }

  @MainActor
  static func presentsABooking(_ checker: Checker) throws {
    let rig = FerryRig()

    try rig.play(purchase)

    checker.expect(
      "an overlay presents the same screens", rig.newLog(),
      is: """
        > tap "Nordvik"
          start BookingFlowCoordinator
          present CabinsScreen "Cabins" over DeparturesScreen "Departures" as sheet at medium, large, \
        dismiss button Cancel
        > tap "Sea view"
          push PassengerScreen "Passenger" onto Cabins
        > tap "Pay"
          alert "Who travels?": "Type a name." [OK]
        > choose "OK"
          close alert "Who travels?"
        > type "Ida" into "Name"
        > tap "Pay"
        > wait 300ms
          dismiss CabinsScreen "Cabins"
          finish BookingFlowCoordinator
        """)
    checker.expect("a presented booking ends so, too", rig.main.outcomes, is: [.finished(ticket)])
    checker.expect(
      "the backend is told of a modal", rig.backend.story,
      is: [
        "install tab bar: Departures, Tickets",
        "Cabins comes up",
        "Passenger comes up",
        #"alert "Who travels?": "Type a name." [OK]"#,
        #"close alert "Who travels?""#,
        "Departures is back",
      ])
  }

  @MainActor
  static func returnsATicket(_ checker: Checker) throws {
    let rig = FerryRig()
    try rig.play(purchase)
    _ = rig.newLog()

    try rig.play(
      """
      select "Tickets"
      tap "Nordvik"
      tap "Return ticket"
      choose "Return"
      """)

    checker.expect(
      "a flow that owns a root item shows and returns tickets", rig.newLog(),
      is: """
        > select "Tickets"
          select Tickets
        > tap "Nordvik"
          push TicketScreen "Nordvik" onto Tickets
        > tap "Return ticket"
          action sheet "Return ticket?" [Return, Keep]
        > choose "Return"
          close alert "Return ticket?"
          pop TicketScreen "Nordvik"
        """)
  }

  private static var ticket: Ticket {
    Ticket(crossing: Crossing.all[1], cabin: "Sea view", passenger: "Ida")
  }
}
