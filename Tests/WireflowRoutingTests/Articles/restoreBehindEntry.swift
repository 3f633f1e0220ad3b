import WireflowRouting

@MainActor func restore(
  _ archive: RouteArchive, behindTheEntryOf store: Store<LibraryState>
) {
  store.restore(
    archive,
    behind: { place, state in
      place.first == "library" && !state.hasCard ? "entry" : nil
    })
}
