/// A named object that must be deallocated in time.
struct Remnant {
  let name: String
  private(set) weak var object: AnyObject?

  init(_ name: String, _ object: AnyObject) {
    self.name = name
    self.object = object
  }
}
