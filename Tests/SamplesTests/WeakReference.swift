/// An object that should go away, and its name.
@MainActor
struct WeakReference {
  weak var object: AnyObject?
  let name: String

  init(_ object: AnyObject?, name: String) {
    self.object = object
    self.name = name
  }
}
