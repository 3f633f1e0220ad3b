import Wireflow

extension Journey {
  /// A journey that swaps wireframes while the app runs.
  static let adaptation = Journey(
    "wireframes that are swapped",
    [
      .adapt(to: .regular), .adapt(to: .compact), .push("A1", from: "A"), .select("B"),
      .push("B1", from: "B"), .push("B2", from: "B1"), .installPlayer("P"),
      .adapt(to: .regular), .maximize, .start("Login", presenting: "L", from: "B2"),
      .adapt(to: .compact), .push("L1", from: "L", as: "Login"), .present("M", from: "L1"),
      .alert("Q", from: "M"), .adapt(to: .regular), .user(.choose("Yes")), .dismiss("M"),
      .adapt(to: .compact), .finish("Login"), .minimize, .user(.back), .select("A"),
    ])

  /// The same journey while transitions run.
  static let adaptInTheMiddle = Journey(
    "wireframes that are swapped in the middle of transitions",
    [
      .atOnce(
        .push("A1", from: "A"), .present("M", from: "A1"), .push("M1", from: "M"), .moment,
        .adapt(to: .regular), .push("M2", from: "M1")),
      .atOnce(.dismiss("M"), .adapt(to: .compact), .push("A2", from: "A1"), .adapt(to: .regular)),
      .pop("A2"),
    ])

  /// The same journey for a wireframe that is swapped for another one and back, with a check after
  /// each swap that the app uses the right container.
  var swapping: Journey {
    let checked = steps.map { step in
      Step(name: step.name, law: step.law, needs: step.needs) { app in
        step.act(app)
        if step.name == "adapt to compact" { app.expectFirstContainer() }
      }
    }
    return Journey("\(name) for another one", checked)
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
