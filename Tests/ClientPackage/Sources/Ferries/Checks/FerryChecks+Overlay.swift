import Wireflow

extension FerryChecks {
  @MainActor
  static func cancelsADismissedBooking(_ checker: Checker) throws {
    let rig = FerryRig()
    try rig.play(#"tap "Nordvik""#)
    let booking = rig.booking

    checker.expect(
      "coordinator and screen live", booking.alive, is: ["BookingFlowCoordinator", "CabinsScreen"])
    checker.expect(
      "the flow keeps its presented screen", rig.tree,
      is: """
        tab bar
          Departures, selected
              DeparturesScreen "Departures" in FerryFlowCoordinator
          Tickets
              TicketsScreen "Tickets" in TicketsFlowCoordinator
          sheet at medium, large, dismiss button Cancel
            * CabinsScreen "Cabins" in BookingFlowCoordinator
        """)

    try rig.play("dismiss")

    checker.expect(
      "a dismissed booking is cancelled", rig.stage.log.text,
      is: """
        > launch
          start FerryFlowCoordinator
          install tab bar: Departures, Tickets
          start TicketsFlowCoordinator
        > tap "Nordvik"
          start BookingFlowCoordinator
          present CabinsScreen "Cabins" over DeparturesScreen "Departures" as sheet at medium, large, \
        dismiss button Cancel
        > dismiss
          dismiss CabinsScreen "Cabins"
          cancel BookingFlowCoordinator

        """)
    checker.expect("its outcome comes once", rig.main.outcomes, is: [.cancelled])
    checker.expect("coordinator and screen are freed", booking.alive, is: [])
  }

  @MainActor
  static func cancelsABookingThatWasSwipedAway(_ checker: Checker) throws {
    let rig = FerryRig()
    try rig.play(
      """
      tap "Nordvik"
      tap "Inside"
      """)
    let booking = rig.booking

    for modal in rig.stage.modalScreens { rig.backend.swipeAway(modal) }

    checker.expect(
      "a booking that was swiped away is cancelled", rig.newLog(),
      is: """
        > tap "Nordvik"
          start BookingFlowCoordinator
          present CabinsScreen "Cabins" over DeparturesScreen "Departures" as sheet at medium, large, \
        dismiss button Cancel
        > tap "Inside"
          push PassengerScreen "Passenger" onto Cabins
        > dismiss
          dismiss CabinsScreen "Cabins"
          cancel BookingFlowCoordinator
        """)
    checker.expect("its outcome comes once", rig.main.outcomes, is: [.cancelled])
    checker.expect("coordinator and screen are freed", booking.alive, is: [])
    checker.expect(
      "the backend knows", rig.backend.story.last, is: "Departures is back (seen already)")
  }

  @MainActor
  static func dismissesWhatTheFlowPops(_ checker: Checker) throws {
    let rig = FerryRig()

    try rig.play(
      """
      tap "Nordvik"
      tap "Later"
      """)

    checker.expect(
      "the pop of a presented screen dismisses it", rig.newLog(),
      is: """
        > tap "Nordvik"
          start BookingFlowCoordinator
          present CabinsScreen "Cabins" over DeparturesScreen "Departures" as sheet at medium, large, \
        dismiss button Cancel
        > tap "Later"
          dismiss CabinsScreen "Cabins"
          cancel BookingFlowCoordinator
        """)
  }

  @MainActor
  static func startsOneBookingForADoubleTap(_ checker: Checker) {
    let rig = FerryRig()

    for crossing in Crossing.all { rig.main.departures.onCrossingPressed?(crossing) }

    checker.expect(
      "a double tap leaves one booking", rig.newLog(),
      is: """
        > (app)
          start BookingFlowCoordinator
          present CabinsScreen "Cabins" over DeparturesScreen "Departures" as sheet at medium, large, \
        dismiss button Cancel
          start BookingFlowCoordinator
          ignored present CabinsScreen "Cabins": DeparturesScreen "Departures" is already presenting
          cancel BookingFlowCoordinator
        """)
    checker.expect("the second was cancelled", rig.main.outcomes, is: [.cancelled])
  }

  @MainActor
  static func freesEverything(_ checker: Checker) throws {
    var mortals: [FerryRig.Mortal] = []
    do {
      let rig = FerryRig()
      try rig.play(#"tap "Nordvik""#)
      mortals = rig.booking + [rig.main, rig.stage, rig.backend].map(FerryRig.Mortal.init)
    }

    checker.expect("an app that is dropped while it books is freed", mortals.alive, is: [])
  }
}

extension [FerryRig.Mortal] {
  /// The types of what still lives.
  @MainActor
  fileprivate var alive: [String] {
    compactMap(\.object).map { String(describing: type(of: $0)) }
  }
}
