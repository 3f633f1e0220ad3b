/// An item that had the focus, by its place and its name.
struct FocusMemory: Equatable {
  let target: FocusTarget
  let name: String

  init(_ item: FocusItem) {
    target = item.target
    name = item.name
  }
}
