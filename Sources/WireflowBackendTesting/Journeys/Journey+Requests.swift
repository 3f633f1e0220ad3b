import Wireflow

extension Journey {
  /// The journeys with requests about several screens, or about a screen that is not on top.
  static let throughRequests: [Journey] = [
    Journey(
      "steps back from what is in front",
      .push("A1", from: "A"), .installPlayer("P"), .maximize, .goBack, .present("M", from: "A1"),
      .push("M1", from: "M"), .goBack, .goBack, .present("Locked", from: "A1"), .goBack, .goBack,
      .goBack),
    Journey(
      "stacks that are set as a whole",
      .setStack("A", "A1", "A2", of: "A"), .setStack("A", "A2", "A3", of: "A2"),
      .setStack("A", "A3", of: "A"), .start("Tour", pushing: "T", from: "A3"),
      .setStack("A", "A4", of: "A"), .setStack("A", of: "A4"), .setStack("A1", "A", of: "A"),
      .setStack("A", "A5", "A5", of: "A"), .setStack("B", "B1", of: "B"), .select("B"),
      .present("M", from: "B1"), .setStack("M", "M1", "M2", of: "M"), .user(.back),
      .setStack("M", of: "M1"), .dismiss("M")),
    Journey(
      "screens that are removed from below others",
      .push("A1", from: "A"), .push("A2", from: "A1"), .push("A3", from: "A2"), .remove("A1"),
      .remove("A3"), .remove("A"), .start("Tour", pushing: "T", from: "A2"),
      .push("T1", from: "T", as: "Tour"), .remove("T"), .remove("T1"), .installPlayer("P"),
      .remove("P"), .present("M", from: "A2"), .push("M1", from: "M"), .present("N", from: "M1"),
      .remove("M1"), .remove("M")),
    Journey(
      "modals that go with their senders",
      .push("A1", from: "A"), .present(leavingWith: "A1", "M"), .push("M1", from: "M"),
      .present("N", from: "M1"), .pop("A1"), .push("A2", from: "A"),
      .present(leavingWith: "A2", "M"), .replace("A2", with: "A3"),
      .present(leavingWith: "A3", "O"), .setStack("A", of: "A3"), .push("A4", from: "A"),
      .present(leavingWith: "A4", "Q"), .remove("A4"), .present(leavingWith: "A", "R"),
      .user(.dismiss)),
    Journey(
      "root items whose root is another one",
      .replace("A", with: "D"), .push("D1", from: "D"), .replace("D", with: "E"), .select("B"),
      .replace("E", with: "F"), .userSelects("F"), .user(.back), .replace("F", with: "B"),
      .replace("F", with: "A"), .userSelects("B"), .userSelects("A")),
    Journey(
      "stacks that are set from another root",
      .push("A1", from: "A"), .push("A2", from: "A1"), .setStack("D", "A2", "D1", of: "A1"),
      .setStack("D2", "D", of: "D"), .setStack("D1", "D", of: "D"), .setStack("E", of: "B"),
      .select("E"), .push("E1", from: "E"), .setStack("F", of: "E1"), .userSelects("F"),
      .present("M", from: "F"), .setStack("N", "N1", of: "M"), .user(.back),
      .setStack("G", of: "N"), .dismiss("G"), .userSelects("D")),
    Journey(
      "returns to the root",
      .push("A1", from: "A"), .present("M", from: "A1"), .push("M1", from: "M"),
      .present("N", from: "M1"), .returnToRoot(), .returnToRoot(), .push("A2", from: "A"),
      .returnToRoot(), .present("M", from: "A"), .returnToRoot(),
      .start("Tour", presenting: "T", from: "A"), .present("N", from: "T"),
      .returnToRoot(as: "Tour"), .select("B"), .push("B1", from: "B"),
      .start("Guide", pushing: "G", from: "B1"), .installPlayer("P"), .returnToRoot()),
  ]
}

extension Journey {
  /// A journey that swaps wireframes while the app runs.
  static let adaptation = Journey(
    "wireframes that are swapped",
    .adapt(to: .regular), .adapt(to: .compact), .push("A1", from: "A"), .select("B"),
    .push("B1", from: "B"), .push("B2", from: "B1"), .installPlayer("P"), .adapt(to: .regular),
    .maximize, .start("Login", presenting: "L", from: "B2"), .adapt(to: .compact),
    .push("L1", from: "L", as: "Login"), .present("M", from: "L1"), .alert("Q", from: "M"),
    .adapt(to: .regular), .user(.choose("Yes")), .dismiss("M"), .adapt(to: .compact),
    .finish("Login"), .minimize, .user(.back), .select("A"))

  /// The same journey while transitions run.
  static let adaptInTheMiddle = Journey(
    "wireframes that are swapped in the middle of transitions",
    .atOnce(
      .push("A1", from: "A"), .present("M", from: "A1"), .push("M1", from: "M"), .moment,
      .adapt(to: .regular), .push("M2", from: "M1")),
    .atOnce(.dismiss("M"), .adapt(to: .compact), .push("A2", from: "A1"), .adapt(to: .regular)),
    .pop("A2"))

  /// The same journey for a wireframe that is swapped for another one and back, with a check after
  /// each swap that the app uses the right container.
  var swapping: Self {
    var journey = self
    journey.name += " for another one"
    journey.steps = steps.map { step in
      Step(name: step.name, law: step.law, needs: step.needs) { app in
        step.act(app)
        if step.name == "adapt to compact" { app.expectFirstContainer() }
      }
    }
    return journey
  }
}

extension JourneyApp {
  /// Records a complaint if the app is not in its first container.
  fileprivate func expectFirstContainer() {
    let container = stage.snapshot.container.name
    guard container != firstContainer else { return }
    complain("it began in the container \"\(firstContainer)\", and adapts to \"\(container)\"")
  }
}
