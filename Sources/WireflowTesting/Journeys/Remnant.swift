/// Something that must go from memory in its time, by a name.
struct Remnant {
  let name: String
  private(set) weak var object: AnyObject?

  init(_ name: String, _ object: AnyObject) {
    self.name = name
    self.object = object
  }
}
