/// An object that should go away, and what it is called.
@MainActor
struct WeakReference {
  weak var object: AnyObject?
  let name: String

  init(_ object: AnyObject?, name: String) {
    self.object = object
    self.name = name
  }
}
