/// A service that knows whether the tutorial was shown on this device.
@MainActor
protocol TutorialService: AnyObject {
  var wasShown: Bool { get set }
}
