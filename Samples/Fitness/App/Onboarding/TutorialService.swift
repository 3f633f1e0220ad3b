/// A service that remembers whether this device has shown the tutorial.
@MainActor
protocol TutorialService: AnyObject {
  var wasShown: Bool { get set }
}
